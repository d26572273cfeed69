/** A file to download. */
export interface SavedFile {
  /** File name, see `downloadName`. */
  readonly name: string;
  readonly content: string | Blob;
  /** Media type. */
  readonly type: string;
}

/**
 * The object URL of a file stays valid for this time: some browsers read it only after the click handler has
 * returned.
 */
const readableForMs = 10_000;

/** Downloads the file under the given name. */
export function saveFile({ name, content, type }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readableForMs);
}
/** A text as part of a file name: everything but Latin letters and digits becomes an underscore. */
const safe = (text: string): string => text.replace(/[^a-z0-9]/gi, "_");

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Calendar day in the local zone as `2026-11-20`. */
function dayStamp(date: Date): string {
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");
}

/** Name of a download: `{subject}_{date}.{extension}`, for example `Greenwich_Bakehouse_2026-11-20.json`. */
export function downloadName(subject: string, { now, extension }: { now: Date; extension: string }): string {
  return `${safe(subject)}_${dayStamp(now)}.${extension}`;
}
