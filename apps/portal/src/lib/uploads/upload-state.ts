import type { UploadCategory } from "./file-rules.ts";

/** A file on its way. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly category: UploadCategory;
  /** 0 to 90 while bytes are sent, 100 once the server has stored the file. */
  readonly percent: number;
  readonly phase: "waiting" | "preparing" | "sending" | "stored" | "failed";
  /** Where the bytes can be looked at while they are on their way; empty for what is no picture. */
  readonly previewUrl: string;
}

/** A file that was left out, and why. */
export interface RejectedFile {
  readonly id: string;
  readonly category: UploadCategory;
  readonly fault: string;
}

/** What shows of the queue: the files on their way, and why others did not arrive (by the preview's id). */
export interface UploadQueueState {
  readonly items: readonly UploadItem[];
  readonly faults: Readonly<Record<string, string>>;
  /** Previews whose files only wait for the line. */
  readonly offline: readonly string[];
  /** Files of which nothing could be made, until the next ones are handed in. */
  readonly rejected: readonly RejectedFile[];
}

/** Whether a file is still under way. */
export const isUnderWay = ({ phase }: Pick<UploadItem, "phase">): boolean =>
  phase === "waiting" || phase === "preparing" || phase === "sending";

/** Highest percentage shown before the server has said that it stored the file. */
export const percentUntilStored = 90;

/** Percentage to show for bytes sent of a total; whole, and never above the cap: sent is not stored. */
export function sentPercent(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0) return 0;
  return Math.min(percentUntilStored, Math.floor((sentBytes / totalBytes) * 100));
}
