import { dayWords, type Weekday, weekdays } from "./data/day-words.ts";

const dayName =
  "mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:s|nesdays?)?|thu(?:rs?(?:days?)?)?|fri(?:days?)?|sat(?:s|urdays?)?|sun(?:s|days?)?";
const day = new RegExp(`(?<!\\p{L})(?:${dayName})(?!\\p{L})`, "giu");
const range = new RegExp(
  `(?<!\\p{L})(${dayName})(?!\\p{L})\\.? ?(?:[-–—]|to|till|until|through) ?(${dayName})(?!\\p{L})`,
  "giu",
);

/** The day that an English word means ('Mon', 'Mondays'); undefined for any other word. */
export const dayOf = (word: string): Weekday | undefined => dayWords.get(word.toLowerCase());

const daysFrom = (first: Weekday, last: Weekday): Weekday[] => {
  const start = weekdays.indexOf(first);
  const length = (weekdays.indexOf(last) - start + 7) % 7;
  return [...weekdays, ...weekdays].slice(start, start + length + 1);
};

/** The days that a text names by a word, without those in between of a range. */
export const daysNamed = (text: string): ReadonlySet<Weekday> =>
  new Set([...text.matchAll(day)].flatMap(([word]) => dayOf(word) ?? []));

/** The days that a text covers, including ranges: 'Fri to Mon' covers four. */
export function daysCovered(text: string): ReadonlySet<Weekday> {
  const within = [...text.matchAll(range)].flatMap(([, from = "", to = ""]) => {
    const [first, last] = [dayOf(from), dayOf(to)];
    return first && last ? daysFrom(first, last) : [];
  });
  return new Set([...daysNamed(text), ...within]);
}
