import type { Found, Reading } from "../reading.ts";
import { ownHours } from "./data/group-words.ts";
import { subjectBefore } from "./group-times.ts";
import { type OpeningHours, readHours } from "./read-hours.ts";

const endOf = ({ opens, closes }: OpeningHours): string => (closes <= opens ? "24:00" : closes);

const overlap = (a: OpeningHours, b: OpeningHours): boolean =>
  a.days.some((day) => b.days.includes(day)) && a.opens < endOf(b) && b.opens < endOf(a);

const isSame = (a: OpeningHours, b: OpeningHours): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Round-the-clock hours are not contained in other hours. */
const isAllDay = ({ opens, closes }: OpeningHours): boolean => opens === "00:00" && closes === "23:59";

/**
 * Names hours that are contained in other hours of the same days after the words before them: 'Women only Sundays
 * 10-11' with 'daily 8-20'. A business has one opening time per day, and the first one is assumed to be it.
 */
export function withOverlapsNamed(found: readonly Found[], { text, country }: Reading): Found[] {
  const own: OpeningHours[] = [];
  return found.map((fact, index) => {
    const hours = fact.about === "" ? readHours(fact.value, country?.code) : [];
    if (hours.length === 0) return fact;
    const isRepeated = hours.every((one) => own.some((other) => isSame(one, other)));
    const subject = subjectBefore(text.slice(found[index - 1]?.end ?? 0, fact.start));
    const isFurther =
      !isRepeated &&
      !hours.some(isAllDay) &&
      !ownHours.test(subject) &&
      hours.some((one) => own.some((other) => overlap(one, other)));
    own.push(...(isFurther ? [] : hours));
    return isFurther ? { ...fact, about: subject } : fact;
  });
}
