import { canMatch, matches } from "../sieve.ts";
import {
  dated,
  deeds,
  elsewhere,
  notThen,
  onlyPlanned,
  othersTime,
  ownPlace,
  placesBeside,
} from "./data/other-times-words.ts";
import { groupBeside } from "./group-times.ts";
import { type HourToken, hourTokens } from "./hour-tokens.ts";
import {
  before,
  behind,
  type Found,
  freeText,
  isFree,
  type Reading,
  type Span,
  singleBlanks,
} from "./reading.ts";

type Kind = HourToken["kind"];

const isAny =
  (...kinds: readonly Kind[]) =>
  (token: HourToken | undefined): boolean =>
    token !== undefined && kinds.includes(token.kind);

const isDay = isAny("day", "every");
const isTime = isAny("time", "noon", "midnight");
const startsNew = isAny("day", "every", "closed", "season");
const isLoose = isAny("glue", "and", "range", "open", "unit", "stop", "from", "until", "nth");
const isLooseAhead = isAny("glue", "and", "range", "open", "unit", "stop", "line", "until");

const isSure = (token: HourToken): boolean =>
  token.kind === "time" && token.clock !== "bare" && token.clock !== "dotted";

const isQuarter = (token: HourToken): boolean =>
  token.kind === "time" && token.clock === "dotted" && token.minutes % 15 === 0;

/** 'From 19.30 to 22.00': a clock's quarter in the second half of the day is hardly a price. */
const isEveningDotted = (token: HourToken): boolean =>
  token.kind === "time" && token.minutes >= 13 * 60 && isQuarter(token);

/** Whether times before a full stop are none of opening: neither days nor a range, and no word of being open. */
const isNoPart = (run: readonly HourToken[]): boolean =>
  !run.some(isDay) && !hasRange(run) && !run.some(isAny("open", "closed", "always", "season"));

const countOf = (words: string, mark: string): number => words.split(mark).length - 1;

/** Whether more brackets close than open within words. */
const isOpenedBefore = (words: string): boolean => countOf(words, ")") > countOf(words, "(");

/**
 * Runs of tokens without another word between; a new line or a full stop continues the run where a day follows, and a
 * bracket that opened before the run ends it: '(max 6) saturdays 9am', '(0800 …, daily 4pm to 10pm) and summer camps'.
 */
function runsOf(text: string, tokens: readonly HourToken[]): HourToken[][] {
  const runs: HourToken[][] = [];
  let run: HourToken[] = [];
  let brackets = 0;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const goesOn =
      token.kind === "stop" || token.kind === "line"
        ? run.length > 0 && startsNew(next)
        : token.kind !== "other";
    const sign = text.slice(token.start, token.end);
    if (run.length === 0) brackets = 0;
    brackets += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    // 'Cancel 24 hrs before. Tues 10 to 6': the part before is not about days.
    if (goesOn && token.kind === "stop" && isNoPart(run)) run = [];
    else if (goesOn && brackets >= 0) run.push(token);
    else {
      runs.push(run);
      run = [];
    }
  });
  return [...runs, run].filter((each) => each.length > 0);
}

/** Whether a run has two times with a word for 'until' between, such as `9 to 5`. */
function hasRange(run: readonly HourToken[], isEnough: (token: HourToken) => boolean = () => true): boolean {
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

const followed = (
  run: readonly HourToken[],
  first: (t: HourToken) => boolean,
  second: (t: HourToken) => boolean,
): boolean =>
  run.some((token, index) => {
    const next = run[index + 1];
    return first(token) && next !== undefined && second(next);
  });

const openEnd = /(?<!\p{L})(?:late|dusk|sunset|sundown|dark|close|closing time|last orders)(?!\p{L})/iu;
const appointment =
  /appointment|appt|reservation|vereinbarung|absprache|rendez-vous|rdv|cita previa|appuntamento|afspraak|marcação|umówieni/iu;
const onlyThen =
  /(?<!\p{L})(?:(?:week(?:end|day)s?|mornings?|afternoons?|evenings?)[ ,]+only|only (?:(?:at|on|in|the) ){0,2}(?:week(?:end|day)s?|mornings?|afternoons?|evenings?))(?!\p{L})/iu;
const onlyDays = /(?<!\p{L})(?:only|nur|seulement|uniquement|solo|sólo|alleen|tylko)(?!\p{L})/iu;

/** Whether a run says when the business is there, and not only a day or a time. */
function hasTimes(run: readonly HourToken[], text: string): boolean {
  const has = (kind: Kind): boolean => run.some((token) => token.kind === kind);
  const isClosed = has("closed");
  const hasRangeAtAll = hasRange(run);
  if (has("always") || onlyThen.test(text)) return true;
  if (has("open") && /daylight hours/iu.test(text)) return true;
  if (has("open") && isClosed && appointment.test(text)) return true;
  if (
    openEnd.test(text) &&
    followed(run, isAny("range", "until"), isAny("part")) &&
    (run.some(isTime) || /dawn|sunrise|first light/iu.test(text))
  )
    return true;
  if (run.some(isDay)) {
    const isFrom = followed(run, isAny("from", "until", "range"), isTime);
    const isOpenOn =
      followed(
        run.filter((t) => t.kind !== "stop"),
        isAny("range"),
        isAny("day"),
      ) &&
      followed(
        run.filter((t) => t.kind !== "stop"),
        isAny("day"),
        isAny("range"),
      );
    const isMonthly =
      followed(run, isAny("nth"), isAny("day")) &&
      /month|mois|monat|mes(?:e)?(?!\p{L})|alternate/iu.test(text);
    const isPartOfDay =
      /(?<!\p{N} )(?:morning|afternoon|evening)s|(?:morning|afternoon|evening|lunch)s? only|(?:vor|nach)mittags|abends/iu.test(
        text,
      );
    const days = run.filter(isAny("day")).length;
    return (
      isMonthly ||
      (has("open") && run.some(isDay)) ||
      (days > 1 && onlyDays.test(text)) ||
      isPartOfDay ||
      isClosed ||
      hasRangeAtAll ||
      isFrom ||
      isOpenOn ||
      run.some((token) => isTime(token) && !(token.kind === "time" && token.clock === "bare"))
    );
  }
  const isOpeningTime = has("open") && run.some(isTime) && (has("unit") || has("until"));
  if (isOpeningTime || (has("from") && hasRange(run, isEveningDotted))) return true;
  if (/(?:between|zwischen|entre) \d/iu.test(text) && hasRange(run, isQuarter)) return true;
  if (hasRangeAtAll) return hasRange(run, isSure) || has("open") || has("part") || has("unit");
  if (has("open") && run.some(isSure)) return true;
  if (has("season") && followed(run, isAny("until", "range", "from"), isSure)) return true;
  if (has("season")) return (isClosed && run.some(isAny("season"))) || (has("open") && has("range"));
  return isClosed && /(?:appointment|appt) only/iu.test(text);
}

/** Without loose words at its ends; a number at the end counts only as the end of a range. */
function trimmed(run: readonly HourToken[]): HourToken[] {
  const core = [...run];
  while (isLooseAhead(core[0])) core.shift();
  for (let last = core.at(-1); last; last = core.at(-1)) {
    const isDangling =
      last.kind === "time" &&
      last.clock === "bare" &&
      !isAny(
        "range",
        "from",
        "until",
        "day",
        "and",
        "time",
      )(core.findLast((token) => token !== last && token.kind !== "glue"));
    if (!isLoose(last) && !isDangling && last.kind !== "line") break;
    core.pop();
  }
  return core;
}

const isSayingWhen = (run: readonly HourToken[]): boolean =>
  run.some(isTime) ||
  run.some(isAny("always", "part", "open", "nth")) ||
  (run.some(isDay) && run.some(isAny("closed")));

/** '12-6. Closed all of January', 'Pilates 10am. Tue: WI': without a part that begins after a full stop and means nothing without the rest of its sentence. */
function withoutBegun(core: readonly HourToken[], text: string): readonly HourToken[] {
  // The full stop of '8pm. Winter' is a part of the time.
  const isEnd = ({ kind, end }: HourToken): boolean =>
    kind === "stop" ||
    kind === "line" ||
    (kind === "time" && text[end - 1] === "." && /^\s+\p{Lu}/u.test(text.slice(end, end + 3)));
  const last = core.findLastIndex((token, index) => isEnd(token) && index < core.length - 1);
  if (last >= 0 && !isSayingWhen(core.slice(last + 1)))
    return withoutBegun(trimmed(core.slice(0, core[last]?.kind === "time" ? last + 1 : last)), text);
  // 'Sat 9 to 1, closed match days'
  const [time, comma, closed] = core.slice(-3);
  return closed?.kind === "closed" &&
    comma?.kind === "and" &&
    (isTime(time) || core.slice(0, -1).some(isAny("closed")))
    ? trimmed(core.slice(0, -1))
    : core;
}

/** 'Tuesdays 7pm to 9pm) and winter tours': without a season that begins the name of the next thing. */
function withoutNextThing(core: readonly HourToken[], text: string): readonly HourToken[] {
  const [link, season] = core.slice(-2);
  if (season?.kind !== "season" || link?.kind !== "and" || !/^ \p{L}/u.test(text.slice(season.end)))
    return core;
  const rest = core.slice(0, -2);
  return rest.findLast(({ kind }) => kind !== "glue")?.kind === "season" ? core : trimmed(rest);
}

const ofAnOffer =
  /[£€$] ?\d|\d ?[€£]|(?<!\p{L})(?:half[- ]days?|full[- ]days?|pick(?:ed)?[- ]?ups?|deliver(?:y|ies|s)?|collections?|workshops?|stands?|markets?|stall|cooks?|dinner|waiting list|recitals?|check[- ]?in|call[- ]?outs?|surcharge|charges?|extra)(?!\p{L})/iu;

/** 'Half day from 1,400, only Monday to Thursday': days without a time beside an offer say when it is available. */
function isOfOffer(text: string, run: readonly HourToken[], { start, end }: Span): boolean {
  if (run.some((token) => isTime(token) || isAny("open", "closed", "always")(token))) return false;
  const clause = `${before(text, start, 70).replace(/^.*[.;!?] /u, "")} ${behind(text, end, 20).replace(/[.;!?].*$/u, "")}`;
  return (
    ofAnOffer.test(clause) && !/(?<!\p{L})(?:open|opening|hours|here|appointment)(?!\p{L})/iu.test(clause)
  );
}

const mentionsOpening = (run: readonly HourToken[]): boolean =>
  run.some(isAny("open", "closed", "always")) && !run.some(isAny("nth"));

/** Days and the times at which something begins, and no word of how long: nobody is open 'Tuesday 16:00'. */
const isStart = (core: readonly HourToken[]): boolean =>
  core.some(isDay) &&
  core.some(isTime) &&
  !hasRange(core) &&
  !core.some(isAny("until", "part", "season")) &&
  !followed(core, isAny("from", "range"), isTime);

/** What comes or goes at its times: they are no opening hours without it. */
const comingAndGoing =
  /(?<![\p{L}-])(?:check[- ]?(?:in|out)|arrivals?|departures?|drop[- ]?offs?)(?:\s(?:is|are))?:?\s$/iu;

/** 'Caught at 6.30 am on 4 July 2019': a time on a day of a year is an event. */
const ofOneDay = /^,? ?(?:of )?(?:19|20)\d\d(?!\d)/u;

/** A number of people or years, a thing of others, or a day by which something is due: none of them is open. */
const ofCounts =
  /(?<!\p{L})(?:age[sd]?|aged from|groups? (?:of|from)|part(?:y|ies) of|teams? of|sizes?|years?|grades?|levels?|pages?|rooms?|children|kids|from ages?|numbers?|ratio(?: is)?|scale(?: is)?|score[ds]?)\s(?:from )?$/iu;
const ofOthers =
  /(?<!\p{L})(?:(?:the|our|my) (?:wholesalers?|suppliers?|competitors?|rival|council|landlord|bank|post office|school|neighbou?rs?|pub|other (?:shop|place|garage|salon|one)|\p{L}+(?: \p{L}+)? next door)|(?:came|had us|was here|were here|rang|turned up)|my best hours are|(?:my|our) (?:son|daughter|wife|husband|kids?|children|boy|girl|mother|mum|mom|dad) (?:(?:is|are) (?:at|in)|works?|goes|go|has|have)|bus(?:es)?(?: \w{1,4})?|trains?|trams?|ferr(?:y|ies)|deliver(?:y|ies) (?:come|comes|arrives?|is|are)|(?:staff|team|committee|board) meetings?|collects? (?:the )?(?:bins|rubbish|waste)|band|i (?:get up|wake up|sleep|go to bed|have (?:college|uni|therapy|physio)))(?!\p{L})[^.!?;\n]{0,40}$/iu;
const due = /(?<!\p{L})(?:by|before|no later than|at the latest)(?: the)?\s$/iu;
const price = /[£€$] ?\d[\d.,]*(?<!\.)\s$/u;
const aboutTheJob =
  /^[^.!?\n]{0,12}(?<!\p{L})(?:about|for|to talk about) (?:the|this|my|our) (?:site|website|web|page|quote|job|project)/iu;

/** 'Closed ⋅ Opens 9 am Mon', 'Popular times: Saturday 11 to 1': what a search engine says at the moment. */
const ofTheMoment =
  /[⋅·•|] ?(?:opens?|closes?|öffnet|schließt|ouvre|ferme|abre|cierra|apre|chiude)(?!\p{L})[^\n]{0,14}$|(?:popular times|(?:opens?|closes?|closing) soon)[^\n]{0,30}$/iu;
/** 'Please order the cake until Friday 14 Uhr': a term of those who order. */
const ofOrders =
  /(?<!\p{L})(?:(?:pre-?)?order|bestell|command|pedid|encarg|reservier)\p{L}* [^.!?;\n]{0,40}(?<!\p{L})(?:until|till|by|before|bis|vor|avant|jusqu['’]?\p{L}{0,2}|hasta|antes de)(?: the| el| le)? $/iu;
/** 'Before covid we did', 'We were open': times that are over; and when somebody gets up. */
const ofThePast =
  /(?<!\p{L})(?:before (?:covid|corona|the pandemic|lockdown)|(?:we|i|it|they) (?:were|was|did|used to|started|had))(?!\p{L})[^.!?;\n]{0,30}$/iu;
const ofWorkers =
  /(?<!\p{L})(?:i|he|she|(?:the |our |my )?(?:bakers?|cooks?|chefs?|crew|lads|boys|drivers?|husband|wife)) (?:begins?|starts?|gets? (?:up|in)|finish(?:es)?)(?: work(?:ing)?)?(?: at)? ?$/iu;
const quietTime = /(?<!\p{L})(?:quiet (?:time|hours)|curfew|nachtruhe|silence)(?!\p{L})[^.!?;\n]{0,12}$/iu;
const mailLine = /^(?:on|am|le|el) [^\n]{4,60} (?:wrote|schrieb|a écrit|escribió)(?!\p{L})/iu;
const dayOfYear =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? (?:of |de )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}(?![\d:.])/iu;
const notSure =
  /^[,;]? ?\(?(?:maybe|perhaps|possibly|probably|i think|not sure|hopefully|peut-être|vielleicht|quizás?)(?!\p{L})/iu;

/** Whether the line of the times is the head of an answered mail. */
const isInMailLine = (text: string, start: number): boolean => {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  return mailLine.test(text.slice(from, from + 90));
};

/** A time on a day of the year, and no range: a concert, a deadline. */
const isEvent = (core: readonly HourToken[], words: string): boolean =>
  core.some(isTime) && !hasRange(core) && !mentionsOpening(core) && dayOfYear.test(words);

/** 'Kids 7-12, Mon and Wed 17:00': without the ages at its start. */
function withoutCount(text: string, core: readonly HourToken[]): readonly HourToken[] {
  const [first] = core;
  if (first?.kind !== "time" || first.clock !== "bare" || !matches(ofCounts, before(text, first.start, 24)))
    return core;
  const rest = core.findIndex((token) => token !== first && !isTime(token) && token.kind !== "range");
  return rest < 0 ? [] : trimmed(core.slice(rest));
}

const dates =
  /(?<!\d)(?:\d{1,2}[./]\d{1,2}(?:[./]\d{2,4}|\.)?|\d{1,2}\.?) ?(?:to|-|–|bis|au|al|until|\/|and|&) ?\d{1,2}[./]?\d{0,2}(?: |,|\.|$)/u;

/** 'Course 12/13 April, 10am to 5pm', 'training from 4 October to 20 June, Sat 9-18': times of what takes place on dates. */
function isDated(text: string, core: readonly HourToken[], { start, end }: Span): boolean {
  const whole = before(text, start, 80);
  if (!canMatch(dated, whole)) return false;
  const lead = whole.replace(/^.*[.!?;] /u, "");
  const said = text.slice(start, end);
  const around = `${lead}${said}${behind(text, end, 40).replace(/[.!?;]\s.*$/u, "")}`;
  if (!dated.test(lead) || mentionsOpening(core)) return false;
  return dayOfYear.test(around) || dates.test(lead) || (!core.some(isDay) && !core.some(isAny("season")));
}

/** Whether the clause before times, or what follows, is about what somebody does then and not about being open. */
function isOfOthersTime(text: string, core: readonly HourToken[], { start, end }: Span): boolean {
  const lead = before(text, start, 80);
  const sentence = lead.replace(/^.*[.!?;] /u, "");
  const clause = sentence.replace(/^.*[,\uFFFC]/u, "");
  // The sieve has read the lead for the patterns before.
  const holds = (pattern: RegExp): boolean => canMatch(pattern, lead) && pattern.test(clause);
  return (
    [elsewhere, othersTime, deeds].some(holds) ||
    (holds(placesBeside) && !ownPlace.test(clause)) ||
    (canMatch(onlyPlanned, lead) && onlyPlanned.test(sentence)) ||
    notThen.test(behind(text, end, 48)) ||
    isDated(text, core, { start, end })
  );
}

/** Whether the words around days and times say that they are of something else than being open. */
function isOfElse(text: string, core: readonly HourToken[], { start, end }: Span): boolean {
  const lead = before(text, start, 80);
  const isTerm = !hasRange(core) && core.some(isTime) && (due.test(lead) || price.test(lead));
  const next = behind(text, end, 40);
  return (
    isTerm ||
    matches(ofOthers, lead) ||
    [ofTheMoment, ofOrders, ofThePast, quietTime].some((pattern) => matches(pattern, lead)) ||
    isOfOthersTime(text, core, { start, end }) ||
    matches(ofWorkers, before(text, core.find(isTime)?.start ?? start, 80)) ||
    isInMailLine(text, start) ||
    isEvent(core, text.slice(start, end)) ||
    aboutTheJob.test(next) ||
    notSure.test(next) ||
    // 'L-21/118' is the number of a thing.
    /^\/\d/u.test(next)
  );
}

/** How much of the words belongs to the times: nothing from a bracket on that ends elsewhere. */
function lengthWithoutOpenBracket(words: string): number {
  const open = words.lastIndexOf("(");
  return open < 0 || words.indexOf(")", open) >= 0 ? words.length : words.slice(0, open).trimEnd().length;
}

/** Opening hours, one fact for a run of days and times; times of a group or an event say in `about` of which. */
export function findHours(reading: Reading): Found[] {
  const text = freeText(reading);
  const found: Found[] = [];
  for (const run of runsOf(text, hourTokens(text, reading.country))) {
    const core = withoutCount(text, withoutBegun(withoutNextThing(trimmed(run), text), text));
    const [first, last] = [core[0], core.at(-1)];
    if (!first || !last) continue;
    const open = text.slice(first.start, last.end);
    const isUnclosed = open.includes("(") && !open.includes(")") && text[last.end] === ")";
    // The full stop of the sentence is none of '6 pm'.
    const isStop = /(?:[^.][ap]m|\duhr|[^.\p{L}]uhr|\dh)\.$/iu.test(text.slice(last.end - 5, last.end));
    const [named = ""] = comingAndGoing.exec(before(text, first.start, 24)) ?? [];
    const isInside = isOpenedBefore(open) && text[first.start - 1] === "(";
    const start = first.start - named.length - (isInside ? 1 : 0);
    const end = last.end + (isUnclosed ? 1 : isStop ? -1 : 0);
    const span = { start, end: start + lengthWithoutOpenBracket(text.slice(start, end)) };
    const words = text.slice(span.start, span.end);
    // 'Only Thursday and Friday': a loose word before counts too.
    const said = text.slice(Math.max(run[0]?.start ?? 0, span.start - 8), span.end);
    if (
      hasTimes(run, said) &&
      !isOfOffer(reading.text, core, span) &&
      !isOfElse(reading.text, core, span) &&
      !(core.some(isTime) && !hasRange(core) && ofOneDay.test(behind(text, span.end, 8))) &&
      hasTimes([...core, ...run.filter(isAny("open", "from", "unit"))], said) &&
      isFree(reading, span)
    )
      found.push({
        kind: "hours",
        ...span,
        value: singleBlanks(words),
        about: mentionsOpening(run) ? "" : groupBeside(text, span, { isStart: isStart(core) }),
      });
  }
  return found;
}
