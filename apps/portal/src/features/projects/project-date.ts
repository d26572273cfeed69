const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** The day of an instant, `2 March 2026`. */
export const dateText = (instant: string): string => dates.format(new Date(instant));
