import type { SiteFinding } from "@sitewright/contracts";
import { readArchive } from "./read-archive.ts";

/** A stored specification, and an archive of the site that was built from it. */
export interface CheckInput {
  readonly spec: string;
  readonly archive: Uint8Array;
  /** Maximum number of findings. */
  readonly findingsMax: number;
}

/** The findings, or why nothing was checked. */
export type CheckResult =
  | { readonly findings: readonly SiteFinding[]; readonly findingCount: number; readonly fileCount: number }
  | { readonly refused: string };

/** Maximum lengths of a finding's path and message. */
const kept = { file: 300, message: 600 };

/** Checks a packed site against its specification. */
export async function checkSite({ spec, archive, findingsMax }: CheckInput): Promise<CheckResult> {
  const read = await readArchive(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength));
  if ("refused" in read) return read;
  // Loaded only when there is something to check: loading takes longer than refusing an archive.
  const { conform } = await import("@sitewright/spec-core/conform");
  const { storedSpecSchema } = await import("@sitewright/spec-core/spec");
  const breaches = conform(storedSpecSchema.parse(JSON.parse(spec)), read.files);
  const findings = breaches.slice(0, findingsMax).map(({ rule, file, line, message }) => ({
    rule,
    file: file.slice(0, kept.file),
    line,
    message: message.slice(0, kept.message),
  }));
  return { findings, findingCount: breaches.length, fileCount: Object.keys(read.files).length };
}
