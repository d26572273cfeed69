import { oneLine } from "../../../text/one-line.ts";
import { overlaps } from "../../place.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { after, before, type Found, freeText, isFree, type Reading } from "../reading.ts";
import { announcesTimes, beginsThen, comingAndGoing, yearAfterDay } from "./data/hours-context-words.ts";
import { variesAfter } from "./data/other-times-words.ts";
import { groupBeside } from "./group-times.ts";
import {
  countsDays,
  hasPair,
  hasRange,
  isDay,
  isFromDateToDate,
  isKind,
  isTime,
  mentionsOpening,
  runsOf,
  trimmed,
  withoutLeadingCount,
  withoutNextDays,
  withoutNextSeason,
  withoutUnfinishedPart,
} from "./hour-runs.ts";
import { type HourToken, hourTokens } from "./hour-tokens.ts";
import { withException } from "./hours-exceptions.ts";
import { isOfOffer, isOfSomethingElse } from "./hours-of-something-else.ts";
import { eventNamed, isDayOfEvent } from "./named-events.ts";
import { withOverlapsNamed } from "./overlapping-hours.ts";
import { hasPartsInBracket } from "./several-in-bracket.ts";
import { isSure, statesOpeningHours } from "./states-opening-hours.ts";
import { awayBefore, facilityBefore, goodsBefore, standBefore, urgentBefore } from "./times-of-offers.ts";

const countOf = (words: string, mark: string): number => words.split(mark).length - 1;

/** Whether the words close more brackets than they open. */
const closesOuterBracket = (words: string): boolean => countOf(words, ")") > countOf(words, "(");

const isAt = (text: string, { start, end }: HourToken): boolean =>
  /^(?:at|um)$/iu.test(text.slice(start, end));

/** Whether it is only days with a start time: 'Tuesday 16:00', 'Thursdays at 7' are not opening hours. */
const isStart = (core: readonly HourToken[], text: string): boolean =>
  core.some(isDay) &&
  core.some(isTime) &&
  !hasRange(core) &&
  !core.some(isKind("until", "part", "season")) &&
  !hasPair(core, (token) => isKind("from", "range")(token) && !isAt(text, token), isTime);

/** Times that cannot be prices, without a day: '7 am', 'half nine', 'at 10:00, at 12:30 and at 16:00'. */
const isOnlyTimes = (core: readonly HourToken[]): boolean => {
  const times = core.filter(isTime);
  return (
    times.length > 0 &&
    core.every(isKind("time", "from", "unit", "glue", "and")) &&
    (times.every(isSure) ||
      (times.length === 1 && times.some((token) => token.kind === "time" && token.clock === "dotted")))
  );
};

/** The length of the words before a bracket that they do not close. */
function lengthWithoutOpenBracket(words: string): number {
  const open = words.lastIndexOf("(");
  return open < 0 || words.indexOf(")", open) >= 0 ? words.length : words.slice(0, open).trimEnd().length;
}

/** What the last times are for, without which they would look like opening hours: 'sat mornings for quotes'. */
const onlyFor =
  /^ (?:only )?for (?:quot(?:es|ing)|estimates?|viewings?|collections?|pick-?ups?|enquiries|deliveries|surveys?|consultations?|adults|children|kids|members|women|men|beginners|seniors)(?: only)?(?=\s*(?:$|[.,;)\n]))/iu;

/** The end of a subject that is not the business: 'The tea room does not open in January'. */
const isOfOther = /(?<!\p{L})does not open$/iu;

/** Whether the name of a season is cut: 'season' of 'In the picking season we open every day'. */
const isSeasonCut = (text: string, { kind, start }: HourToken): boolean =>
  kind === "season" && /(?<!\p{L})(?:the|our|every|each) \p{L}+ $/iu.test(before(text, start, 30));

/** Years that could also be clock times: 'From 1900-1930'. */
const betweenYears = /^(?:from |between )?(?:1[5-9]|20)\d\d ?(?:[-–]|to|and) ?(?:1[5-9]|20)\d\d$/u;

/** Finds opening hours: one fact for each run of days and times. For times of a group or an event, `about` names it. */
export function findHours(reading: Reading): Found[] {
  // The answer about the customers says when these come.
  if (reading.field === "audience") return [];
  const text = freeText(reading);
  const found: Found[] = [];
  for (const run of runsOf(text, hourTokens(text, reading.country))) {
    const whole = withoutLeadingCount(
      text,
      withoutUnfinishedPart(withoutNextSeason(trimmed(run), text), text),
    );
    const core = withoutNextDays(whole, text);
    const [first, last] = [core[0], core.at(-1)];
    if (!first || !last) continue;
    const hours = text.slice(first.start, last.end);
    const isUnclosed = hours.includes("(") && !hours.includes(")") && text[last.end] === ")";
    // The full stop after '6 pm' ends the sentence; that in '6 p.m.' belongs to the time.
    const isStop = /(?:[^.][ap]m|\duhr|[^.\p{L}]uhr|\dh)\.$/iu.test(text.slice(last.end - 5, last.end));
    const [named = ""] = comingAndGoing.exec(before(text, first.start, 24)) ?? [];
    const isInside = closesOuterBracket(hours) && text[first.start - 1] === "(";
    const start = first.start - named.length - (isInside ? 1 : 0);
    const end = last.end + (isUnclosed ? 1 : isStop ? -1 : 0);
    const closed = { start, end: start + lengthWithoutOpenBracket(text.slice(start, end)) };
    const excepting = withException(text, closed);
    const [purpose = ""] = onlyFor.exec(after(text, closed.end, 32)) ?? [];
    const excepted = excepting ?? closed;
    const span = excepted.end === closed.end ? { start, end: closed.end + purpose.length } : excepted;
    const words = text.slice(span.start, span.end);
    // A word before the trimmed run matters too: 'Only Thursday and Friday'.
    const said = text.slice(Math.max(run[0]?.start ?? 0, span.start - 8), span.end);
    const isBeginning =
      isOnlyTimes(core) && matches(beginsThen, before(text, core.find(isTime)?.start ?? 0, 40));
    const isAnnounced =
      isBeginning ||
      ((hasRange(core) || isFromDateToDate(core)) && matches(announcesTimes, before(text, first.start, 40)));
    const isMonthlyStart = core.some(isKind("nth")) && isStart(core, text);
    const about = mentionsOpening(run)
      ? facilityBefore(text, span) || urgentBefore(text, core, span)
      : groupBeside(text, span, { isStart: isBeginning || isStart(core, text) }) ||
        awayBefore(text, span) ||
        eventNamed(text, core) ||
        standBefore(text, span) ||
        facilityBefore(text, span) ||
        goodsBefore(text, core, span);
    if (
      (isAnnounced || statesOpeningHours(run, said)) &&
      !betweenYears.test(words) &&
      !countsDays(text, run) &&
      !isDayOfEvent(text, core) &&
      !isOfOffer(reading.text, core, span) &&
      !isOfSomethingElse(reading.text, core, span) &&
      !(core.some(isTime) && !hasRange(core) && yearAfterDay.test(after(text, span.end, 8))) &&
      (isAnnounced || statesOpeningHours([...core, ...run.filter(isKind("open", "from", "unit"))], said)) &&
      isFree(reading, span) &&
      !found.some((other) => overlaps(other, span))
    )
      found.push({
        kind: "hours",
        ...span,
        value: oneLine(words),
        // Without their exception or their last days the hours would be wrong, so that they are asked about. A start
        // on one day of the month is that of an event.
        ...((excepting === null ||
          hasPartsInBracket(words) ||
          core !== whole ||
          variesAfter.test(after(text, span.end, 60)) ||
          isSeasonCut(text, first) ||
          isMonthlyStart ||
          isOfOther.test(text.slice(Math.max(0, first.start - 8), first.end))) && {
          proposal: "keep" as const,
          isOnlyInSentence: true as const,
        }),
        about,
      });
  }
  return withOverlapsNamed(found, reading);
}
