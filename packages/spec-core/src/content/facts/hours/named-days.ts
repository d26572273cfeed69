import { memoByText } from "../../../memo.ts";
import { rulesOf } from "../data/countries.ts";
import { dayWords, type Weekday, weekdays } from "./data/day-words.ts";
import { hasRange, isDay, isKind, runsOf } from "./hour-runs.ts";
import { type HourToken, hourTokens } from "./hour-tokens.ts";

const dayName =
  "mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:s|nesdays?)?|thu(?:rs?(?:days?)?)?|fri(?:days?)?|sat(?:s|urdays?)?|sun(?:s|days?)?";
const day = new RegExp(`(?<!\\p{L})(?:${dayName})(?!\\p{L})`, "giu");
const range = new RegExp(
  `(?<!\\p{L})(${dayName})(?!\\p{L})\\.? ?(?:[-–—]|to|till|until|through) ?(${dayName})(?!\\p{L})`,
  "giu",
);
/** Letters that may be a day. */
const initial = /(?<![\p{L}\p{N}@#])(?:M|T[uh]?|W|F|S[au]?)(?!\p{L})/u;
const workingWeek = /(?<![\p{L}\p{N}&/-])M ?[-–—] ?F(?![\p{L}&/-])/u;

/** The day that an English word means ('Mon', 'Mondays'); undefined for any other word. */
export const dayOf = (word: string): Weekday | undefined => dayWords.get(word.toLowerCase());

const daysFrom = (first: Weekday, last: Weekday): Weekday[] => {
  const start = weekdays.indexOf(first);
  const length = (weekdays.indexOf(last) - start + 7) % 7;
  return [...weekdays, ...weekdays].slice(start, start + length + 1);
};

const dayIn = (token: HourToken | undefined): Weekday | undefined =>
  token?.kind === "day" ? token.day : undefined;

interface Days {
  readonly named: readonly Weekday[];
  readonly covered: readonly Weekday[];
}

/** The days among times that are written as initials: 'M-F 9-5', 'M/W/F 9-12'. Without times they may be sizes. */
const daysByInitials = memoByText((text: string): Days => {
  if (!initial.test(text)) return { named: [], covered: [] };
  const english = rulesOf("GB");
  const runs = runsOf(text, hourTokens(text, english)).filter(
    (run) => run.some(isDay) && (hasRange(run) || workingWeek.test(text)),
  );
  const named = runs.flatMap((run) => run.flatMap((token) => dayIn(token) ?? []));
  const between = runs.flatMap((run) =>
    run.flatMap((token, index) => {
      const [first, last] = [dayIn(run[index - 1]), dayIn(run[index + 1])];
      return isKind("range")(token) && first && last ? daysFrom(first, last) : [];
    }),
  );
  return { named, covered: [...named, ...between] };
});

/** The days that a text names by a word or an initial, without those in between of a range. */
export const daysNamed = (text: string): ReadonlySet<Weekday> =>
  new Set([...[...text.matchAll(day)].flatMap(([word]) => dayOf(word) ?? []), ...daysByInitials(text).named]);

/** The days that a text covers, including ranges: 'Fri to Mon' covers four. */
export function daysCovered(text: string): ReadonlySet<Weekday> {
  const within = [...text.matchAll(range)].flatMap(([, from = "", to = ""]) => {
    const [first, last] = [dayOf(from), dayOf(to)];
    return first && last ? daysFrom(first, last) : [];
  });
  return new Set([...daysNamed(text), ...within, ...daysByInitials(text).covered]);
}
