export interface InstantText {
  /** `20 Nov`, with the year when it is not this one. */
  day: string;
  /** `14:03`. */
  time: string;
  isToday: boolean;
}

const dayParts = { day: "numeric", month: "short" } as const;

/** An instant (ISO 8601) as day and time in the zone of the person at the screen, or in the one given. */
export function instantText(at: string, { now, timeZone }: { now: Date; timeZone?: string }): InstantText {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = (date: Date, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...parts, ...zone }).format(date);
  const date = new Date(at);
  const isThisYear = format(date, { year: "numeric" }) === format(now, { year: "numeric" });
  const whole = { ...dayParts, year: "numeric" } as const;
  return {
    day: format(date, isThisYear ? dayParts : whole),
    time: format(date, { hour: "2-digit", minute: "2-digit" }),
    isToday: format(date, whole) === format(now, whole),
  };
}
