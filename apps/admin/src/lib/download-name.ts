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
