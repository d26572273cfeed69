import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { after, before } from "../reading.ts";
import { countedThings, repeated } from "./data/hours-context-words.ts";
import type { HourToken } from "./hour-tokens.ts";

export type TokenKind = HourToken["kind"];

/** Returns a check whether a token is of one of these kinds. */
export const isKind =
  (...kinds: readonly TokenKind[]) =>
  (token: HourToken | undefined): boolean =>
    token !== undefined && kinds.includes(token.kind);

export const isDay = isKind("day", "every");
export const isTime = isKind("time", "noon", "midnight");
const startsPart = isKind("day", "every", "closed", "season");
// Tokens without meaning at the end or the start of a run.
const isLooseAtEnd = isKind("glue", "and", "range", "open", "unit", "stop", "from", "until", "nth");
const isLooseAtStart = isKind("glue", "and", "range", "open", "unit", "stop", "line", "until");

/** Whether a run has a range of two times, such as `9 to 5`. */
export function hasRange(
  run: readonly HourToken[],
  isEnough: (token: HourToken) => boolean = () => true,
): boolean {
  const core = run.filter((token) => token.kind !== "unit" && token.kind !== "glue");
  return core.some((token, index) => {
    const [sign, close] = core.slice(index + 1, index + 3);
    if (!isTime(token) || !sign || !close || !isTime(close)) return false;
    const isBetween = sign.kind === "and" && core[index - 1]?.kind === "from";
    return (
      (sign.kind === "range" || sign.kind === "until" || isBetween) && (isEnough(token) || isEnough(close))
    );
  });
}

/** Whether a token that matches the first check is directly before one that matches the second. */
export const hasPair = (
  run: readonly HourToken[],
  first: (t: HourToken) => boolean,
  second: (t: HourToken) => boolean,
): boolean =>
  run.some((token, index) => {
    const next = run[index + 1];
    return first(token) && next !== undefined && second(next);
  });

/** 'From Easter to 31 October': a part of the year. */
export function isFromDateToDate(run: readonly HourToken[]): boolean {
  const core = run.filter((token) => token.kind !== "glue");
  return core.some(
    (token, index) =>
      token.kind === "season" &&
      isKind("range", "until")(core[index + 1]) &&
      isKind("season")(core[index + 2]),
  );
}

/**
 * Whether a run has a word for being open or closed and is not about one day of the month: 'open every first Sunday'.
 */
export const mentionsOpening = (run: readonly HourToken[]): boolean =>
  run.some(isKind("open", "closed", "always")) && !run.some(isKind("nth"));

/** A single season, which is part of the sentence before it if there are words before it: 'It is busy in summer.' */
const isSeasonAlone = (run: readonly HourToken[]): boolean =>
  run.filter(isKind("season")).length === 1 && !run.some(isKind("range", "until", "from"));

/**
 * Whether times before a full stop or a line break are not opening hours: they have no day, no range and no word for
 * being open.
 */
const isNotAboutOpening = (run: readonly HourToken[], lead: HourToken | undefined): boolean =>
  !run.some(isDay) &&
  !hasRange(run) &&
  !run.some(isKind("open", "closed", "always")) &&
  (!run.some(isKind("season")) || (lead?.kind === "other" && isSeasonAlone(run)));

const says = /^(?:it['’]?s|it|is|we['’]?re|we|are)$/iu;
const isSaid = isKind("day", "every", "closed", "always", "open", "until", "from");

/** Whether a token links a season to its hours, after other hours: 'its' in '… but in October its every day til 8'. */
function isSaidOfSeason(text: string, { tokens, index, run }: InRun): boolean {
  const isLink = ({ kind, start, end }: HourToken): boolean =>
    kind === "other" && says.test(text.slice(start, end));
  const next = tokens.slice(index, index + 3).find((token) => !isLink(token));
  return (
    tokens.slice(index, index + 1).some(isLink) &&
    isSaid(next) &&
    isKind("season")(run.findLast((token) => !isLink(token))) &&
    run.some((token) => isDay(token) || isTime(token))
  );
}

interface InRun {
  readonly tokens: readonly HourToken[];
  readonly index: number;
  readonly run: readonly HourToken[];
}

const partOfMonth = /^(?:end|start|beginning|middle)$/iu;
const placeLead = /^(?:from|at|off|in|by)$/iu;
// 'the north slip'
const placeMax = 4;

/** 'April to end September' */
const isPartOfMonth = (text: string, { tokens, index }: InRun): boolean => {
  const [token, next] = tokens.slice(index, index + 2);
  return (
    token !== undefined && partOfMonth.test(text.slice(token.start, token.end)) && next?.kind === "season"
  );
};

/**
 * Whether a token is part of a place between times and their season: 'Evenings 6.30 from the north slip April to
 * September'.
 */
function isPlaceBeforeSeason(text: string, { tokens, index, run }: InRun): boolean {
  const isName = isKind("other", "glue");
  const lead = tokens.findLastIndex((token, at) => at < index && !isName(token));
  const next = tokens.findIndex((token, at) => at > index && !isName(token));
  const [from, season, range] = [tokens[lead], tokens[next], tokens[next + 1]];
  return (
    from !== undefined &&
    next - lead <= placeMax &&
    placeLead.test(text.slice(from.start, from.end)) &&
    isTime(tokens[lead - 1] ?? from) &&
    isKind("season")(season) &&
    isKind("range", "until")(range) &&
    run.some(isDay)
  );
}

const remarkMax = 3;

/** Whether a token is part of a bracket between a day and its times: 'Tuesday (cattle) 5am to 2pm'. */
function isRemarkOnDay(text: string, { tokens, index, run }: InRun): boolean {
  const isWord = isKind("other");
  const open = tokens.findLastIndex((token, at) => at <= index && !isWord(token));
  const close = tokens.findIndex((token, at) => at > index && !isWord(token));
  const [from, to] = [tokens[open], tokens[close]];
  return (
    from !== undefined &&
    to !== undefined &&
    close - open - 1 <= remarkMax &&
    text[from.start] === "(" &&
    text[to.start] === ")" &&
    isDay(run.at(-2) ?? from) &&
    isKind("time", "noon", "midnight", "from")(tokens[close + 1])
  );
}

/**
 * Splits tokens into runs without other words between them. A line break or a full stop continues a run if a day
 * follows. A bracket that was opened before the run ends it: '(max 6) saturdays 9am', '(0800 …, daily 4pm to 10pm) and
 * summer camps'.
 */
export function runsOf(text: string, tokens: readonly HourToken[]): HourToken[][] {
  const runs: HourToken[][] = [];
  let run: HourToken[] = [];
  let brackets = 0;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const isContinued =
      token.kind === "stop" || token.kind === "line"
        ? run.length > 0 && startsPart(next)
        : token.kind !== "other" ||
          (run.length > 0 &&
            [isSaidOfSeason, isPartOfMonth, isPlaceBeforeSeason, isRemarkOnDay].some((isPart) =>
              isPart(text, { tokens, index, run }),
            ));
    const sign = text.slice(token.start, token.end);
    if (run.length === 0) brackets = 0;
    brackets += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    // The part before is not about days: 'Cancel 24 hrs before. Tues 10 to 6', or 'all insurers but one' above 'Mon
    // 9-5'.
    if (
      isContinued &&
      isKind("stop", "line")(token) &&
      isNotAboutOpening(run, tokens[index - run.length - 1])
    )
      run = [];
    else if (isContinued && brackets >= 0) run.push(token);
    else {
      runs.push(run);
      run = [];
    }
  });
  return [...runs, run].filter((each) => each.length > 0);
}

/** A run without meaningless tokens at both ends. A number at the end counts only as the end of a range. */
export function trimmed(run: readonly HourToken[]): HourToken[] {
  const core = [...run];
  while (isLooseAtStart(core[0])) core.shift();
  for (let last = core.at(-1); last; last = core.at(-1)) {
    const isDangling =
      last.kind === "time" &&
      last.clock === "bare" &&
      !isKind(
        "range",
        "from",
        "until",
        "day",
        "and",
        "time",
      )(core.findLast((token) => token !== last && token.kind !== "glue"));
    if (!isLooseAtEnd(last) && !isDangling && last.kind !== "line") break;
    core.pop();
  }
  return core;
}

const saysWhen = (run: readonly HourToken[]): boolean =>
  run.some(isTime) ||
  run.some(isKind("always", "part", "open", "nth")) ||
  ((run.some(isDay) || isFromDateToDate(run)) && run.some(isKind("closed")));

/**
 * Removes a last part, after a full stop, that has no meaning without the rest of its sentence: '12-6. Closed all of
 * January', 'Pilates 10am. Tue: WI'.
 */
export function withoutUnfinishedPart(core: readonly HourToken[], text: string): readonly HourToken[] {
  // In '8pm. Winter' the full stop belongs to the token of the time.
  const isEnd = ({ kind, end }: HourToken): boolean =>
    kind === "stop" ||
    kind === "line" ||
    (kind === "time" && text[end - 1] === "." && /^\s+\p{Lu}/u.test(text.slice(end, end + 3)));
  const last = core.findLastIndex((token, index) => isEnd(token) && index < core.length - 1);
  // '1pm to 4pm. Supper is €68': the next sentence is about a meal.
  const isMealAlone = last === core.length - 2 && core.at(-1)?.kind === "part";
  if (last >= 0 && (isMealAlone || !saysWhen(core.slice(last + 1))))
    return withoutUnfinishedPart(trimmed(core.slice(0, core[last]?.kind === "time" ? last + 1 : last)), text);
  // 'Sat 9 to 1, closed match days'
  const [time, comma, closed] = core.slice(-3);
  return closed?.kind === "closed" &&
    comma?.kind === "and" &&
    (isTime(time) || core.slice(0, -1).some(isKind("closed")))
    ? trimmed(core.slice(0, -1))
    : core;
}

/** The next clause, to which the month before it belongs: 'Closed in August, and in January we work indoors'. */
const beginsClause = /^ (?:i|we|you|they|he|she|it|there|our|my|the)(?!\p{L})/iu;

/** Removes a season at the end that belongs to the next words: 'Tuesdays 7pm to 9pm) and winter tours'. */
export function withoutNextSeason(core: readonly HourToken[], text: string): readonly HourToken[] {
  const [link, season] = core.slice(-2);
  if (season?.kind === "season" && beginsClause.test(text.slice(season.end))) {
    const rest = core.slice(
      0,
      core.findLastIndex(({ kind }) => kind !== "glue" && kind !== "season" && kind !== "and") + 1,
    );
    return rest.length > 0 && core.slice(rest.length).some(isKind("and")) ? trimmed(rest) : core;
  }
  if (
    season?.kind !== "season" ||
    link?.kind !== "and" ||
    !/^ (?!only(?!\p{L}))\p{L}/u.test(text.slice(season.end))
  )
    return core;
  const rest = core.slice(0, -2);
  return rest.findLast(({ kind }) => kind !== "glue")?.kind === "season" ? core : trimmed(rest);
}

/** Removes ages at the start: 'Kids 7-12, Mon and Wed 17:00'. */
export function withoutLeadingCount(text: string, core: readonly HourToken[]): readonly HourToken[] {
  const [first] = core;
  if (
    first?.kind !== "time" ||
    first.clock !== "bare" ||
    !matches(countedThings, before(text, first.start, 24))
  )
    return core;
  const rest = core.findIndex((token) => token !== first && !isTime(token) && token.kind !== "range");
  return rest < 0 ? [] : trimmed(core.slice(rest));
}

/** More words about the days before them; 'only' and 'too' at the end add nothing. */
const goesOn = /^ (?!(?:only|too|also|as well)\s*(?:$|[.,;:!)\n]))\p{L}/iu;
const excepting = /^(?:except|but|not|no|never)$/iu;
const isOfDays = isKind("day", "every", "season", "range", "glue", "and");

/**
 * Removes days at the end that belong to the next words: 'Mon-Fri 9-5, Saturdays weddings only'. Their times are not
 * known, so that the hours without them need to be asked about.
 */
export function withoutNextDays(core: readonly HourToken[], text: string): readonly HourToken[] {
  const last = core.at(-1);
  if (!last || !goesOn.test(after(text, last.end, 16))) return core;
  const comma = core.findLastIndex(({ start, end }) => text.slice(start, end) === ",");
  const [kept, next] = [core.slice(0, Math.max(0, comma)), core.slice(comma + 1)];
  const isExcepted = next.some(({ start, end }) => excepting.test(text.slice(start, end)));
  return hasRange(kept) && next.some(isDay) && next.every(isOfDays) && !isExcepted ? trimmed(kept) : core;
}

const plural = /s$/iu;

/**
 * Whether a run begins with a number of days, which is how long something lasts: '4 Sunday mornings', 'six Tuesdays
 * 7-9pm'. 'Until 8 Thursday evenings' begins with a time.
 */
export function countsDays(text: string, run: readonly HourToken[]): boolean {
  const core = trimmed(run);
  const [count, day, part] = core;
  if (count?.kind !== "time" || count.clock !== "bare" || day === undefined || !isDay(day)) return false;
  const lead = run.slice(0, run.indexOf(count)).findLast(({ kind }) => kind !== "glue");
  const named = part?.kind === "part" ? part : day;
  return (
    !isKind("range", "until", "from")(lead) &&
    !mentionsOpening(run) &&
    plural.test(text.slice(named.start, named.end)) &&
    !matches(repeated, after(text, named.end, 24))
  );
}
