import { rulesOf } from "../data/countries.ts";
import { isAmbiguousDay, mondayInitial, type Weekday, weekdays } from "./data/day-words.ts";
import { withoutHourRemarks } from "./hour-remarks.ts";
import { type Clock, type HourToken, hourTokens } from "./hour-tokens.ts";

export type { Weekday } from "./data/day-words.ts";

/** Days with one opening time, as in schema.org's `OpeningHoursSpecification`. A day may be in several. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  /** `HH:MM`, 24 hours. */
  readonly opens: string;
  /** `HH:MM`. Earlier than `opens` if it is on the next day; `00:00` for midnight. */
  readonly closes: string;
}

interface Time {
  readonly minutes: number;
  readonly clock: Clock;
  /** Whether it is written like '4:30', which may be in the afternoon, and not like '04:30'. */
  readonly isUnpadded?: boolean;
}

interface Group {
  days: Weekday[];
  ranges: { readonly opens: Time; readonly closes: Time }[];
  isClosed: boolean;
  /** The number of days before 'closed': in 'Mon closed, Tue-Fri 9-5' the times are for other days. */
  daysBeforeClosed: number;
  /** The index in `days` at which the last day or range of days begins. */
  lastDays: number;
}

const newGroup = (days: Weekday[] = []): Group => ({
  days,
  ranges: [],
  isClosed: false,
  daysBeforeClosed: 0,
  lastDays: 0,
});

const noon = 12 * 60;
/** Opening hours of one day, in minutes, that are longer than this are a mistake about the half of the day. */
const longest = 18 * 60;
const allDays: readonly Weekday[] = weekdays;

const unpadded = /^(?:[1-9]|1[0-2]):\d\d$/u;

const timeOf = (token: HourToken, text: string): Time | null => {
  if (token.kind === "time")
    return { ...token, isUnpadded: unpadded.test(text.slice(token.start, token.end)) };
  if (token.kind === "noon") return { minutes: noon, clock: "sure" };
  return token.kind === "midnight" ? { minutes: 2 * noon, clock: "sure" } : null;
};

const isOpenToGuess = ({ clock }: Time): boolean => clock === "bare" || clock === "dotted";

/** Before this, a time without am and without a zero before it is in the afternoon if both times are until noon. */
const earliest = 5 * 60;
const mayBeAfternoon = (time: Time): boolean => isOpenToGuess(time) || time.isUnpadded === true;

/**
 * Both times in minutes of the day: '9-5' closes in the afternoon, '2-5' opens in the afternoon. Null if it is
 * ambiguous, as in '7-10'.
 */
function meant(opens: Time, closes: Time): readonly [number, number] | null {
  const [from, to] = [opens.minutes, closes.minutes];
  if (isOpenToGuess(opens) && isOpenToGuess(closes) && to <= noon && to > from) {
    if (from < 6 * 60) return [from + noon, to === noon ? 2 * noon : to + noon];
    return from < 9 * 60 && to < noon ? null : [from, to];
  }
  // '4 to 9:30' and '2:00 to 7:30' are in the afternoon, '04:00 to 09:30' is not.
  const isAfternoon =
    mayBeAfternoon(opens) && from < earliest && mayBeAfternoon(closes) && to <= noon && to > from;
  if (isAfternoon) return [from + noon, to + noon];
  // '7:30-4:30' closes in the afternoon: nobody is open for 21 hours.
  const isTooLong =
    opens.clock === "sure" &&
    closes.clock === "sure" &&
    from < noon &&
    to < from &&
    to + 2 * noon - from >= longest;
  if (isTooLong) return [from, to + noon];
  const isLate = isOpenToGuess(opens) && closes.clock === "pm" && from < 7 * 60;
  const start = isLate ? from + noon : from;
  return isOpenToGuess(closes) && to <= start && to <= noon ? [start, to + noon] : [start, to];
}

const written = (minutes: number): string => {
  const part = (number: number): string => String(number).padStart(2, "0");
  return `${part(Math.floor(minutes / 60) % 24)}:${part(minutes % 60)}`;
};

/** The days of a range, which may wrap around the week: Saturday to Monday. */
function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const start = allDays.indexOf(first);
  const count = (allDays.indexOf(last) - start + 7) % 7;
  return [...allDays, ...allDays].slice(start, start + count + 1);
}

function daysOf(token: HourToken, text: string): readonly Weekday[] | null {
  if (token.kind === "day") return [token.day];
  const words = text.slice(token.start, token.end).toLowerCase();
  if (
    /week ?day|werktag|wochentag|vardag|hverdag|arki|en semaine|doordeweeks|laborable|úteis|powszedni|tygodniu|feriali/u.test(
      words,
    )
  )
    return allDays.slice(0, 5);
  if (/week-?end|wochenend|fin(?:es)? de semana|helger/u.test(words)) return allDays.slice(5);
  // 'Five days a week' and 'all year' do not say which days.
  return /holiday|feiertag|férié|festiv|feriad|^(?!7 |seven |all )\S+ days|work|any|year|6j/u.test(words)
    ? null
    : allDays;
}

/** Words among hours that do not change their meaning. */
const silent = /^(?:the|on|of|in|am|:|\.|\(|\)|hours?|hrs?|le|la|les|los|el|il|os|opening|times)$/iu;

const isComma = (token: HourToken | null, text: string): boolean =>
  token?.kind === "and" && /^[,;|]$/u.test(text.slice(token.start, token.end));

class Reader {
  readonly groups: Group[] = [];
  #group: Group = newGroup();
  #opens: Time | null = null;
  #last: HourToken | null = null;
  #beforeLast: HourToken | null = null;

  #isAfterBreak = false;
  /** Whether the last days follow a comma or a line break, not 'and'. */
  #isListed = false;

  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.groups.push(this.#group);
  }

  /** Processes the next token; returns false if the hours cannot be parsed with it. */
  take(token: HourToken): boolean {
    const time = timeOf(token, this.#text);
    if (time) return this.#takeTime(time, token);
    if (token.kind === "day" || token.kind === "every") return this.#takeDays(token);
    if (token.kind === "closed") return this.#takeClosed(token);
    const isSilent = token.kind === "glue" && silent.test(this.#text.slice(token.start, token.end));
    // 'Nine in the evening' and 'nine in the morning' cannot be distinguished here.
    if (
      token.kind === "unit" &&
      /even|abend|soir|noche|tarde/iu.test(this.#text.slice(token.start, token.end))
    )
      return false;
    if (token.kind === "unit" || token.kind === "open" || isSilent) return true;
    if (token.kind === "stop" || token.kind === "line") {
      this.#isAfterBreak = true;
      return true;
    }
    const isSign =
      token.kind === "range" || token.kind === "and" || token.kind === "from" || token.kind === "until";
    if (isSign) this.#remember(token);
    return isSign;
  }

  /** Whether each group of days has times, and each start time has an end. */
  get isDone(): boolean {
    return (
      this.#opens === null &&
      this.groups.every(({ days, ranges, isClosed }) => days.length > 0 && (isClosed || ranges.length > 0))
    );
  }

  #remember(token: HourToken): void {
    this.#beforeLast = this.#last;
    this.#last = token;
    this.#isAfterBreak = false;
  }

  #next(days: Weekday[] = []): void {
    this.#group = newGroup(days);
    this.groups.push(this.#group);
  }

  /**
   * 'Closed Mon, Tue-Fri 9-5': assigns the times to the last days. False if they could belong to all days or to none.
   */
  #opensLastDays(): boolean {
    const { days, daysBeforeClosed, lastDays } = this.#group;
    if (daysBeforeClosed > 0 || lastDays === 0 || !this.#isListed) return false;
    this.#next(days.splice(lastDays));
    return true;
  }

  #takeTime(time: Time, token: HourToken): boolean {
    const sign = this.#last?.kind;
    this.#remember(token);
    if (this.#opens === null) {
      if (sign === "until" || sign === "range") return false;
      if (this.#group.isClosed && !this.#opensLastDays()) return false;
      this.#opens = time;
      return true;
    }
    if (sign !== "range" && sign !== "until" && sign !== "and") return false;
    this.#group.ranges.push({ opens: this.#opens, closes: time });
    this.#opens = null;
    return true;
  }

  #takeDays(token: HourToken): boolean {
    const days = daysOf(token, this.#text);
    if (this.#opens !== null) return false;
    const isOpenEnd = this.#last?.kind === "range" && this.#beforeLast?.kind === "day";
    // The result cannot represent holidays, which may only be closed.
    if (days === null) return this.#group.isClosed;
    const isAfterTimes = this.#group.days.length > 0 && this.#group.ranges.length > 0;
    const isAfterClosed = this.#group.daysBeforeClosed > 0;
    if ((isAfterTimes || isAfterClosed) && !isOpenEnd && this.#last?.kind !== "day") this.#next();
    const from = this.#group.days.at(-1);
    if (isOpenEnd && from && token.kind === "day")
      this.#group.days.push(...daysBetween(from, token.day).slice(1));
    else {
      this.#isListed = this.#isAfterBreak || isComma(this.#last, this.#text);
      this.#group.lastDays = this.#group.days.length;
      this.#group.days.push(...days);
    }
    this.#remember(token);
    return true;
  }

  #takeClosed(token: HourToken): boolean {
    if (
      !/^(?:closed|shut|geschlossen|zu|ruhetag|fermée?|cerrad[oa]|tancat|chius[oa]|gesloten|dicht|fechado|encerrado|zamknięte|nieczynne)$/iu.test(
        this.#text.slice(token.start, token.end),
      )
    )
      return false;
    if (this.#group.ranges.length > 0) this.#next();
    this.#group.isClosed = true;
    this.#group.daysBeforeClosed = this.#group.days.length;
    this.#remember(token);
    return true;
  }
}

/** The place that opening hours begin with: 'Office M-F 7:30-4:30'. */
const ownPlaceLabel =
  /^(?:the |our )?(?:office|shop|store|studio|showroom|salon|reception|workshop|clinic|surgery|practice)(?: (?:is )?open(?: hours)?| hours| times)?:? (?=\S)/iu;

/**
 * Opening hours in the form of schema.org's `openingHoursSpecification`. Empty if a part of the text cannot be
 * represented (seasons, 'by appointment', an open end), since incomplete hours would be wrong. `country` (ISO 3166-1
 * alpha-2) determines the language in which 'ma' is a day. Round the clock is 00:00 to 23:59, as Google reads it
 * (Search Central, LocalBusiness).
 */
export function readHours(said: string, country: string | null = null): OpeningHours[] {
  const rules = rulesOf(country);
  const text = withoutHourRemarks(said, rules).replace(ownPlaceLabel, "");
  const tokens = hourTokens(text, rules);
  const isDoubtful = (token: HourToken): boolean =>
    token.kind === "day" &&
    rules === null &&
    isAmbiguousDay(text.slice(token.start, token.end)) &&
    !mondayInitial.test(text.slice(token.start));
  if (tokens.some(isDoubtful)) return [];
  if (tokens.length === 1 && tokens[0]?.kind === "always")
    return [{ days: allDays, opens: "00:00", closes: "23:59" }];
  const reader = new Reader(text);
  if (tokens.length === 0 || !tokens.every((token) => reader.take(token)) || !reader.isDone) return [];
  const hours: OpeningHours[] = [];
  for (const { days, ranges, isClosed } of reader.groups)
    for (const { opens, closes } of isClosed ? [] : ranges) {
      const minutes = meant(opens, closes);
      if (minutes === null) return [];
      hours.push({ days, opens: written(minutes[0]), closes: written(minutes[1]) });
    }
  return hours;
}
