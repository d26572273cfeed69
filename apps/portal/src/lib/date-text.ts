const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const daysOfYears = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const times = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** The day of an instant, `2 March 2026`. */
export const dateText = (instant: string): string => dates.format(new Date(instant));

/** The minute of an instant, `2 March 2026 at 09:05`. */
export const timeText = (instant: string): string =>
  `${dateText(instant)} at ${clockText(new Date(instant))}`;

/** The day of an instant that is not today, `2 Mar`, with its year where that is another one; null for today. */
export function otherDayText(at: Date, now: Date): string | null {
  if (at.toDateString() === now.toDateString()) return null;
  return (at.getFullYear() === now.getFullYear() ? days : daysOfYears).format(at);
}

/** Local time in hours and minutes, `14:03`. */
export const clockText = (at: Date): string => times.format(at);
