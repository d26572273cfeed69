import type { UploadCategory } from "./file-rules.ts";

/** A file in the queue. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly category: UploadCategory;
  /** 0 to 90 while bytes are sent, 100 once the server has stored the file. */
  readonly percent: number;
  readonly phase: "waiting" | "preparing" | "sending" | "stored" | "failed";
  /** Object URL of a picture while it is in the queue; empty for other files. */
  readonly previewUrl: string;
}

/** A file that was left out, and why. */
export interface RejectedFile {
  readonly id: string;
  readonly category: UploadCategory;
  readonly fault: string;
}

/** The state of the queue. `faults`: why files failed, by the id of their preview. */
export interface UploadQueueState {
  readonly items: readonly UploadItem[];
  readonly faults: Readonly<Record<string, string>>;
  /** Ids of previews whose files wait for a connection. */
  readonly offline: readonly string[];
  /** Files that could not be converted or are in the list already, until the next ones are added. */
  readonly rejected: readonly RejectedFile[];
}

export const isUnderWay = ({ phase }: Pick<UploadItem, "phase">): boolean =>
  phase === "waiting" || phase === "preparing" || phase === "sending";

/** Highest percentage shown before the server has confirmed that the file is stored. */
export const percentUntilStored = 90;

/** Percentage to show for bytes sent of a total; whole, and never above the cap: sent is not stored. */
export function sentPercent(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0) return 0;
  return Math.min(percentUntilStored, Math.floor((sentBytes / totalBytes) * 100));
}
