import type { NdaRecord } from "@sitewright/contracts";
import type { WaitingAct } from "./waiting-acts.ts";

/** How it stands with the agreement: what was done last, and who knows of it. */
export type NdaStatus =
  | { readonly kind: "untouched" }
  | { readonly kind: "recorded"; readonly record: NdaRecord }
  /** Accepted under an earlier wording. */
  | { readonly kind: "outdated"; readonly record: NdaRecord }
  | { readonly kind: "recording"; readonly act: WaitingAct }
  | { readonly kind: "waiting"; readonly act: WaitingAct };

interface Known {
  /** Newest first; undefined while nobody has answered. */
  readonly records: readonly NdaRecord[] | undefined;
  /** Oldest first. */
  readonly acts: readonly WaitingAct[];
  readonly isRecording: boolean;
  /** The wording in force. */
  readonly version: string;
}

/** The newest of what is known: an act that still waits came after every record. */
export function ndaStatus({ records, acts, isRecording, version }: Known): NdaStatus {
  const act = acts.at(-1);
  if (act) return { kind: isRecording ? "recording" : "waiting", act };
  const record = records?.[0];
  if (!record) return { kind: "untouched" };
  const isOutdated = record.action === "accepted" && record.ndaVersion !== version;
  return { kind: isOutdated ? "outdated" : "recorded", record };
}

/** Whether the agreement in force is accepted; undefined where nothing is known but the answer in the form. */
export function isAcceptedIn(status: NdaStatus): boolean | undefined {
  switch (status.kind) {
    case "untouched":
      return undefined;
    case "outdated":
      return false;
    case "recorded":
      return status.record.action === "accepted";
    case "recording":
    case "waiting":
      return status.act.action === "accepted";
  }
}
