import type { NdaRecord } from "@sitewright/contracts";
import type { PendingNdaAction } from "./pending-nda-actions.ts";

/** The status of the agreement: the latest action, and whether the server has recorded it. */
export type NdaStatus =
  | { readonly kind: "untouched" }
  | { readonly kind: "recorded"; readonly record: NdaRecord }
  /** Accepted under an earlier wording. */
  | { readonly kind: "outdated"; readonly record: NdaRecord }
  | { readonly kind: "recording"; readonly act: PendingNdaAction }
  | { readonly kind: "waiting"; readonly act: PendingNdaAction };

interface Known {
  /** Newest first; undefined while there is no response. */
  readonly records: readonly NdaRecord[] | undefined;
  /** Oldest first. */
  readonly acts: readonly PendingNdaAction[];
  readonly isRecording: boolean;
  /** The current wording. */
  readonly version: string;
}

/** The status by the newest entry: one that waits to be sent is newer than every record. */
export function ndaStatus({ records, acts, isRecording, version }: Known): NdaStatus {
  const act = acts.at(-1);
  if (act) return { kind: isRecording ? "recording" : "waiting", act };
  const record = records?.[0];
  if (!record) return { kind: "untouched" };
  const isOutdated = record.action === "accepted" && record.ndaVersion !== version;
  return { kind: isOutdated ? "outdated" : "recorded", record };
}

/** True where the current agreement is accepted; undefined where only the answer in the form is known. */
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
