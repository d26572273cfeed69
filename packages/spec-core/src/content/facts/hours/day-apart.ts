import { type Weekday, weekdays } from "./data/day-words.ts";
import { dayOf } from "./named-days.ts";

const word = "(\\p{L}{3,9})\\.?";
const time = "(\\d{1,2}(?:[.:]\\d\\d)? ?(?:[ap]\\.?m\\.?)?)";
const range = "( ?[-–—] ?| to )";

/** Hours of a range of days, and an earlier end on one of them: 'Mon-Fri 9-5, Fri we close at 4'. */
const apart = new RegExp(
  `^${word}${range}${word}:? ${time}${range}${time}[,;.]? (?:and |but )?(?:on )?${word},? (?:(?:the |our )?(?:office|shop|store|studio|salon|showroom|workshop|clinic) |we )?(?:shuts?|closes?|finish(?:es)?|till|until)(?: early)?(?: at)? ${time}\\.?$`,
  "iu",
);

const half = /[ap]\.?m\.?$/iu;
const hourOf = (written: string): number => Number.parseInt(written, 10);
const minutesOf = (written: string): number =>
  hourOf(written) * 60 + Number(/[.:](\d\d)/u.exec(written)?.[1] ?? 0);

/** Whether the hours begin in the half of the day in which they end: '6pm-11pm', '6-11'. */
function areInOneHalf(opens: string, closes: string): boolean {
  const [atEnd = ""] = half.exec(closes) ?? [];
  const [atStart] = half.exec(opens) ?? [];
  return atStart === undefined
    ? minutesOf(opens) < minutesOf(closes)
    : atStart.toLowerCase() === atEnd.toLowerCase();
}

/**
 * The end of the day apart, with 'pm' where only the other end has it; undefined if it is not earlier, or is that of the
 * next day: 'Mon-Sat 6pm-11pm, Sat till 1'.
 */
function earlierEnd(end: string, usual: string, opens: string): string | undefined {
  const [pm = ""] = half.exec(usual) ?? [];
  const [own = pm] = half.exec(end) ?? [];
  const isEarlier = minutesOf(end) < minutesOf(usual) && own.toLowerCase() === pm.toLowerCase();
  const isOneClock = hourOf(end) > 12 === hourOf(usual) > 12;
  const isLaterThanStart = !areInOneHalf(opens, usual) || minutesOf(end) > minutesOf(opens);
  return isEarlier && isOneClock && isLaterThanStart ? `${end.replace(half, "").trim()}${pm}` : undefined;
}

/** A day as the client writes days: 'Thu' beside 'Mon', 'thursday' beside 'monday'. */
function like(typed: string, day: Weekday): string {
  const name = typed.length > 5 ? day : day.slice(0, 3);
  return /^\p{Ll}/u.test(typed) ? name.toLowerCase() : name;
}

/**
 * Typed opening hours, where a day with an end of its own is no part of the range: 'Mon-Thu 9-5, Fri 9-4' for 'Mon-Fri
 * 9-5, Fri we close at 4'. Other hours are unchanged.
 */
export function withDayApart(hours: string): string {
  const [, from = "", link = "", to = "", opens = "", dash = "", closes = "", own = "", end = ""] =
    apart.exec(hours.trim()) ?? [];
  const [first, last, day] = [dayOf(from), dayOf(to), dayOf(own)];
  const early = earlierEnd(end, closes, opens);
  if (!first || !last || day !== last || first === last || early === undefined) return hours;
  const before = weekdays[(weekdays.indexOf(last) + 6) % 7] ?? last;
  const others = before === first ? from : `${from}${link}${like(from, before)}`;
  return `${others} ${opens}${dash}${closes}, ${to} ${opens}${dash}${early}`;
}
