import { numberWords, saidNumber } from "../../../text/number-words.ts";
import type { Span } from "../../place.ts";
import type { CountryRules } from "../data/countries.ts";
import { dayWords, mondayInitial, shortDays, type Weekday } from "./data/day-words.ts";
import { type HourWord, hourWords } from "./data/hour-words.ts";
import { isDuration } from "./is-duration.ts";

/** A word or sign of opening hours; `other` for anything else. */
export type HourToken = Span &
  (
    | { readonly kind: HourWord | "line" | "stop" | "other" }
    | { readonly kind: "day"; readonly day: Weekday }
    | { readonly kind: "time"; readonly minutes: number; readonly clock: Clock }
  );

/**
 * How a time is written: `bare` is only a number, `dotted` is like 8.30 (which may be a price), `sure` has a colon, h
 * or am.
 */
export type Clock = "bare" | "dotted" | "sure" | "am" | "pm";

/** The languages that are recognised if the country is not known. */
const allLanguages = ["de", "fr", "es", "ca", "it", "nl", "pt", "pl"] as const;

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

/** '8', '8:30', '8h30', '8.30': not an amount of money and not part of a longer number. */
const clockDigits = String.raw`(\d{1,2})(?:([:h.])([0-5]\d))?(?! ?[€£$%]|[.,]?\d)`;
const halfOfDay = String.raw`\s?([ap])\.?m(?![\p{L}])\.?`;
/** The first and the last letter in '9a-5p'. */
const shortHalf = String.raw`([ap])(?=[-–]\d{1,2}(?::\d\d)?p(?!\p{L}))`;
const shortHalfAtEnd = String.raw`(?<=a[-–]\d{1,2}(?::\d\d)?)(p)(?!\p{L})`;
const clockUnit = String.raw`\s?(uhr|h|hs|hrs|uur|o['’]clock|heures|horas|u)(?![\p{L}\d])\.?`;
/** A unit after a number: the number is a count, not a time. */
const counted = String.raw`[€£$](?! ?\d)|%|euros?|pounds|min\b|minutes|persons?|people|kg|km|years|(?:working |business )?days|weeks|nights|ml|x\b`;
/** The rest of a range with a unit after a number: '- 10 days', 'to 12 guests'. */
const countedRange = String.raw`(?: ?[-–] ?| to | or )\d{1,3} (?:(?:working |business )?days|weeks|months|years|people|persons|guests|miles|km|kg)(?!\p{L})`;
const clockTime = new RegExp(
  String.raw`${clockDigits}(?:${halfOfDay}|${shortHalf}|${shortHalfAtEnd}|${clockUnit})?(?:-?ish)?(?![\p{L}\d]|[/*]\p{L}| ?(?:${counted})|${countedRange})`,
  "iuy",
);

const numbers = numberWords(1, 12);
const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
/** A day of the year: '31 October', 'November 15th'. In 'March 10-4' and '9-5 May' the numbers are times. */
const date = new RegExp(
  String.raw`(?:(?:[12]?\d|3[01])(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}) (?:[12]?\d|3[01])(?:st|nd|rd|th)?(?! ?(?:[-–:h\d]|\.\d|[ap]\.?m|to \d|till \d|until \d|o['’]clock)))(?![\p{L}\d])`,
  "iuy",
);

const partOfHour = "half past |half |quarter past |quarter to ";
/** Words after a number in words that make it a count or not a time. */
const countedInWords =
  "hundred|thousand|euros?|pounds|dollars|quid|days|weeks|people|persons|hours|of|or|and(?! (?:we )?(?:close|shut|finish))";
const spokenTime = `(${partOfHour})?(${numbers})(?: thirty)?`;
const spoken = new RegExp(String.raw`${spokenTime}(?! (?:${countedInWords}))(?!\p{L})`, "iuy");
/** The first time in 'between two and five'. */
const spokenBetween = new RegExp(
  String.raw`${spokenTime}(?= and (?:${partOfHour})?(?:${numbers})(?!\p{L}))`,
  "iuy",
);

/** The phrases of hours by their first word or sign, the longest first. */
const phrasesByStart = new Map<string, string[]>();
// The length is limited: no word of hours is longer, but a text may contain one word of thousands of letters.
const phraseStart = /[\p{L}\p{N}]{1,24}|[^\s]/uy;
const startOf = (text: string, place: number): string =>
  at(phraseStart, text, place)?.[0].toLowerCase() ?? "";
for (const words of [...hourWords.keys()].toSorted((a, b) => b.length - a.length)) {
  const start = startOf(words, 0);
  phrasesByStart.set(start, [...(phrasesByStart.get(start) ?? []), words]);
}

const endsWord = (text: string, words: string, end: number): boolean =>
  !/[\p{L}\d]$/u.test(words) || !/^[\p{L}\d]/u.test(text.slice(end, end + 1));

/** The longest phrase of hours at this index. */
function phraseAt(text: string, place: number): { kind: HourWord; end: number } | null {
  for (const words of phrasesByStart.get(startOf(text, place)) ?? []) {
    const end = place + words.length;
    const kind = hourWords.get(words);
    if (kind && text.slice(place, end).toLowerCase() === words && endsWord(text, words, end))
      return { kind, end };
  }
  return null;
}

const word = /[\p{L}\dª’'-]+|[^\s]/uy;
const never = /never(?!\p{L})/iuy;
const dayLike = /(?:\p{L}{1,24}(?!\p{L})(?:-feira)?|\dª)/uy;

/** The first words (up to a separator) of everything that is not `other`, except numbers. */
const beginnings: ReadonlySet<string> = new Set(
  [
    ...hourWords.keys(),
    ...dayWords.keys(),
    ...Object.values(shortDays).flatMap((days) => [...days.keys()]),
    ...months.replace("?", "").split("|"),
    ...numbers.split("|"),
    ..."sep half quarter never".split(" "),
  ].map((words) => /^[\p{L}\p{N}]*/u.exec(words)?.[0] ?? ""),
);
// Only ASCII letters: for others, case-insensitive matching differs from comparing in lower case.
const plainWord = /[a-zA-Z]{1,24}(?![\p{L}\p{N}])/uy;

/** Fast check: whether the word at this index cannot begin a token of hours, as is true for most words. */
function isOtherWord(text: string, place: number): boolean {
  const [said] = at(plainWord, text, place) ?? [];
  return said !== undefined && !beginnings.has(said.toLowerCase());
}

/** A text with the tokens read so far. */
interface Scan {
  readonly text: string;
  readonly country: CountryRules | null;
  readonly tokens: readonly HourToken[];
}

/** Times without a separator between hours and minutes: '0900 - 1730'. */
const military =
  /([01]\d|2[0-3])([0-5][05])(?![\d\p{L}])(?:(?= ?[-–—] ?\d{4}(?!\d))|(?<=[-–—] ?\d{4})|(?= ?to \d{4}))/uy;

function militaryAt(text: string, place: number): HourToken | null {
  const match = at(military, text, place);
  const minutes = match && Number(match[1]) * 60 + Number(match[2]);
  return match && minutes !== null
    ? { kind: "time", start: place, end: place + 4, minutes, clock: "dotted" }
    : null;
}

/** The same without the first zero, after a day: 'Mon-Fri 730 to 430', 'Fri 800-12'. */
const shortMilitary =
  /([1-9]|1[0-2])([0-5][05])(?![\d\p{L}])(?=(?: ?[-–—] ?| to | till | until )(?:\d{3,4}|1?\d)(?!\d)(?:\s*(?:$|[.,;)\n&])| (?:and|closed|sat|sun|fri)))/iuy;
const shortMilitaryEnd = /([1-9]|1[0-2])([0-5][05])(?=\s*(?:$|[.,;)\n&])| (?:and|closed|sat|sun|fri))/iuy;

const isLink = ({ kind }: HourToken): boolean => kind === "from" || kind === "glue";

function shortMilitaryAt({ text, tokens }: Scan, place: number): HourToken | null {
  const isAfterDay = tokens.findLast((token) => !isLink(token))?.kind === "day";
  const [opens, sign] = tokens.slice(-2);
  const isAfterRange =
    opens?.kind === "time" && opens.clock !== "bare" && (sign?.kind === "range" || sign?.kind === "until");
  const match = isAfterDay
    ? at(shortMilitary, text, place)
    : isAfterRange
      ? at(shortMilitaryEnd, text, place)
      : null;
  if (!match) return null;
  const [whole, hours, minutes] = match;
  return {
    kind: "time",
    start: place,
    end: place + whole.length,
    minutes: Number(hours) * 60 + Number(minutes),
    clock: "dotted",
  };
}

/** The same with am or pm: '630am'. */
const compact = /(1[0-2]|[1-9])([0-5]\d)\s?([ap])\.?m(?!\p{L})\.?/iuy;

function compactAt(text: string, place: number): HourToken | null {
  const match = at(compact, text, place);
  if (!match) return null;
  const [whole, hours, minutes, half = ""] = match;
  const isLate = half.toLowerCase() === "p";
  const total = (Number(hours) % 12) * 60 + Number(minutes) + (isLate ? 12 * 60 : 0);
  return {
    kind: "time",
    start: place,
    end: place + whole.length,
    minutes: total,
    clock: isLate ? "pm" : "am",
  };
}

function timeAt(text: string, place: number): HourToken | null {
  if (/[€£$#\d][^\S\n]?$|\d[.,]$/u.test(text.slice(Math.max(0, place - 2), place))) return null;
  const match = at(clockTime, text, place);
  if (!match) return null;
  const [whole, hours, sign, minutes = "0", spelled, short, shortEnd, unit] = match;
  const half = spelled ?? short ?? shortEnd;
  const total = Number(hours) * 60 + Number(minutes);
  if (total > 24 * 60) return null;
  const late = half?.toLowerCase() === "p" && Number(hours) < 12 ? 12 * 60 : 0;
  const early = half?.toLowerCase() === "a" && Number(hours) === 12 ? -12 * 60 : 0;
  const written: Clock =
    unit || sign === ":" || sign?.toLowerCase() === "h" ? "sure" : sign ? "dotted" : "bare";
  const clock: Clock = half ? (half.toLowerCase() === "p" ? "pm" : "am") : written;
  return {
    kind: "time",
    start: place,
    end: place + whole.trimEnd().length,
    minutes: total + late + early,
    clock,
  };
}

function dateAt({ text, tokens }: Scan, place: number): HourToken | null {
  const last = tokens.at(-1)?.kind;
  const beforeLast = tokens.at(-2)?.kind;
  const isAfterTime = last === "time" || ((last === "range" || last === "and") && beforeLast === "time");
  const match = isAfterTime ? null : at(date, text, place);
  return match ? { kind: "season", start: place, end: place + match[0].length } : null;
}

function spokenAt(text: string, place: number): HourToken | null {
  const isBetween = /(?<!\p{L})between $/iu.test(text.slice(Math.max(0, place - 9), place));
  const match = at(isBetween ? spokenBetween : spoken, text, place);
  if (!match) return null;
  const [whole, lead = "", name = ""] = match;
  const hour = saidNumber(name) * 60;
  const shift = lead.startsWith("half") || /thirty$/iu.test(whole) ? 30 : 0;
  const quarter = /to $/iu.test(lead) ? -15 : /past $/iu.test(lead) && shift === 0 ? 15 : 0;
  return {
    kind: "time",
    start: place,
    end: place + whole.length,
    minutes: hour + shift + quarter,
    clock: lead === "" ? "bare" : "dotted",
  };
}

function dayAt(text: string, place: number): { day: Weekday; end: number } | null {
  const match = at(dayLike, text, place);
  const day = match && dayWords.get(match[0].toLowerCase());
  return match && day
    ? { day, end: place + match[0].length + dotLength(text, place + match[0].length, match[0]) }
    : null;
}

/** The length of the full stop after an abbreviated day, if the sentence continues after it; else 0. */
const dotLength = (text: string, end: number, day: string): number =>
  day.length <= 5 && /^\.(?:[,-]| ?[\p{Ll}\d&(–—-])/u.test(text.slice(end, end + 3)) ? 1 : 0;

// An initial, a word between two days and the second of them.
const initialReach = 20;

function shortDayAt({ text, country }: Scan, place: number): { day: Weekday; end: number } | null {
  const match = at(dayLike, text, place);
  if (!match) return null;
  const written = match[0].toLowerCase();
  if (mondayInitial.test(text.slice(place, place + initialReach)))
    return { day: "Monday", end: place + match[0].length };
  for (const language of [...(country?.languages ?? allLanguages), "en"] as const) {
    const day = shortDays[language].get(written);
    const end = place + match[0].length;
    if (day) return { day, end: end + dotLength(text, end, match[0]) };
  }
  return null;
}

/** Whether a short word is a day: it is followed by a time, another day, or a sign that leads to one. */
const isShortInPlace = (scan: Scan, end: number): boolean => {
  const { text } = scan;
  const [gap = ""] =
    /^\.?[ \t]*(?:(?:[-–—&+,/:]|(?:to|bis|a|au|al|tot|and|und|et|u|y|e|t\/m|from|ab|von|de|das|til|till|until)\.?(?!\p{L}))[ \t]*)?\.?/iu.exec(
      text.slice(end, end + 12),
    ) ?? [];
  const next = end + gap.length;
  if (timeAt(text, next) || dayAt(text, next)) return true;
  const hasSign = gap.trim() !== "" && gap.trim() !== ".";
  if (
    /^(?:zu(?!\p{L})|geschlossen|closed|cerrado|fermé|chiuso|gesloten|nach (?:vereinb|abspr)|by app|n\.v|noon|midday|mittag)/iu.test(
      text.slice(next, next + 14),
    )
  )
    return true;
  const other = shortDayAt(scan, next);
  return other !== null && (hasSign || /^\.? ?\d/u.test(text.slice(other.end, other.end + 3)));
};

const isAlone = (text: string, place: number): boolean =>
  place === 0 || !/[\p{L}\d@#]/u.test(text[place - 1] ?? "");

/** The number of people in a lesson: 'One to one', '1-1'. */
const oneToOne =
  /(?:one|1)(?: to |-to-| on |-on-|[-:]|-2-)(?:one|1)(?:['’]?s)?(?![\p{L}\d]|[.:h]\d| ?[ap]\.?m(?!\p{L}))/iuy;

const verbMay = /may(?!\p{L}|\s*(?:[-–&,)\d]|to |till |until |through |and |half |bank ))/uy;

/** Whether 'may' is a verb ('We may close'). In lower case it is a month only between other times, or before one. */
const isVerbMay = ({ text, tokens }: Scan, place: number): boolean => {
  const last = tokens.at(-1)?.kind;
  const isAfterTimes =
    last !== undefined && last !== "other" && last !== "glue" && last !== "stop" && last !== "line";
  return !isAfterTimes && at(verbMay, text, place) !== null;
};

/** The end of the day, described by an event: 'Till the trucks are gone'. */
const untilGone =
  /(?:the|all(?: the)?|our) \p{L}{2,16}(?: \p{L}{2,16})? (?:is|are|has|have)(?: all)?(?: been)? (?:gone|sold|done|finished|empty|left|over)(?!\p{L})/iuy;

const otherAt = (text: string, place: number): HourToken => ({
  kind: "other",
  start: place,
  end: place + (at(word, text, place)?.[0].length ?? 1),
});

function tokenAt(scan: Scan, place: number): HourToken {
  const { text, tokens } = scan;
  const start = place;
  if (text[place] === "\n") return { kind: "line", start, end: place + 1 };
  if (text[place] === "." && /\s|$/u.test(text[place + 1] ?? ""))
    return { kind: "stop", start, end: place + 1 };
  const isWordStart = isAlone(text, place);
  const last = tokens.at(-1)?.kind;
  if (last === "range" || last === "until") {
    const [gone] = at(untilGone, text, place) ?? [];
    if (gone) return { kind: "part", start, end: place + gone.length };
  }
  if (isWordStart && isOtherWord(text, place)) return otherAt(text, place);
  const isPhrase = isWordStart || !/[\p{L}\d]/u.test(text[place] ?? "");
  const phrase = isPhrase && !isVerbMay(scan, place) ? phraseAt(text, place) : null;
  if (phrase?.kind === "always" && !isDuration(text, { start: place, end: phrase.end }))
    return { ...phrase, start };
  if (isWordStart) {
    const day = dayWordAt(scan, place);
    // 't/m' is one word; its 'm' is not a day.
    if (day && day.end >= (phrase?.end ?? 0)) return day;
    const [counted] = at(oneToOne, text, place) ?? [];
    if (counted) return { kind: "other", start, end: place + counted.length };
    if (phrase?.kind === "every") return { ...phrase, start };
    const date = dateAt(scan, place);
    if (date) return date;
    // 'Mondays never'
    if (tokens.at(-1)?.kind === "day" && at(never, text, place))
      return { kind: "closed", start, end: place + 5 };
    const time =
      timeAt(text, place) ??
      militaryAt(text, place) ??
      shortMilitaryAt(scan, place) ??
      compactAt(text, place) ??
      spokenAt(text, place);
    if (time) return time;
  }
  if (phrase && phrase.kind !== "always") return { ...phrase, start };
  return otherAt(text, place);
}

function dayWordAt(scan: Scan, place: number): HourToken | null {
  const { text, tokens } = scan;
  const day = dayAt(text, place);
  if (day) return { kind: "day", start: place, ...day };
  const short = shortDayAt(scan, place);
  // 'Fr. 18.50' in Switzerland is a price.
  if (short && /^fr\. ?\d{1,4}\.(?:\d{2}|[-–])(?! ?[-–\d])/iu.test(text.slice(place, place + 14)))
    return null;
  const [before, last] = tokens.slice(-2);
  const isListed = before?.kind === "day" && (last?.kind === "range" || last?.kind === "and");
  return short && (isListed || isShortInPlace(scan, short.end))
    ? { kind: "day", start: place, ...short }
    : null;
}

/** Splits a text into tokens of opening hours. */
export function hourTokens(text: string, country: CountryRules | null): HourToken[] {
  const tokens: HourToken[] = [];
  let place = 0;
  while (place < text.length) {
    const spaces = /^[^\S\n]+/u.exec(text.slice(place, place + 40))?.[0].length ?? 0;
    place += spaces;
    if (place >= text.length) break;
    const token = tokenAt({ text, country, tokens }, place);
    tokens.push(token);
    place = Math.max(token.end, place + 1);
  }
  return tokens;
}
