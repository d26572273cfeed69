import { createHash } from "node:crypto";
import type { NdaAct } from "@sitewright/contracts";

/** One wording of the agreement. */
export interface NdaWording {
  version: string;
  text: string;
  /** SHA-256 of the text in UTF-8, as hex. */
  sha256: string;
}

/** A wording with its hash. */
export const wordingOf = ({ version, text }: { version: string; text: string }): NdaWording => ({
  version,
  text,
  sha256: createHash("sha256").update(text, "utf8").digest("hex"),
});

/** True if the browser showed exactly this wording. */
export const isWording = ({ ndaVersion, textSha256 }: Omit<NdaAct, "action">, wording: NdaWording): boolean =>
  ndaVersion === wording.version && textSha256 === wording.sha256;
