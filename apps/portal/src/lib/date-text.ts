const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const times = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** The day of an instant, `2 March 2026`. */
export const dateText = (instant: string): string => dates.format(new Date(instant));

/** The minute of an instant, `2 March 2026 at 09:05`. */
export const timeText = (instant: string): string =>
  `${dateText(instant)} at ${clockText(new Date(instant))}`;

/** Local time in hours and minutes, `14:03`. */
export const clockText = (at: Date): string => times.format(at);
