import { dayMs, weekMs } from "../../time-units.ts";

export const shownWeeks = 12;

/** The Monday of an instant's week, in UTC (ISO 8601). */
function mondayOf(at: Date): Date {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return new Date(midnight - ((at.getUTCDay() + 6) % 7) * dayMs);
}

/** The last weeks as instants, the current one last. */
export function lastWeeks(now: Date): { from: Date; to: Date }[] {
  const last = mondayOf(now).getTime();
  return Array.from({ length: shownWeeks }, (_, index) => {
    const from = last - (shownWeeks - 1 - index) * weekMs;
    return { from: new Date(from), to: new Date(from + weekMs) };
  });
}
