/** A local time in the format of its field: `2026-11-23T09:00`. */
export function localText(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Why a local time of the field cannot be chosen; undefined for one that can. */
export function timeFault(text: string, now: Date): string | undefined {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || at <= now) return "Choose a time in the future.";
  // A time that does not exist is read as one an hour later.
  return localText(at) === text.slice(0, 16)
    ? undefined
    : "The clocks go forward that day and skip this time. Choose another one.";
}
