import type { Span } from "../../place.ts";
import { canMatch, matches } from "../../regex-prefilter/prefiltered-match.ts";
import { after, before } from "../reading.ts";
import {
  aboutTheJob,
  attended,
  dateRange,
  daylight,
  dayOfYear,
  deadlineLead,
  doubtAfter,
  freePlacesBefore,
  lasting,
  mailHeader,
  nightsFirst,
  notAlways,
  offerWords,
  openingWords,
  orderDeadlines,
  pastTimes,
  priceBefore,
  quietTime,
  rangeOfLength,
  searchEngineLabels,
  soldOutBefore,
  startOfWork,
  timesOfOthers,
} from "./data/hours-context-words.ts";
import {
  dated,
  deeds,
  deedToSomething,
  elsewhere,
  notThen,
  onlyPlanned,
  othersTime,
  ownPlace,
  placesBeside,
  sameDayTwice,
  untilGone,
} from "./data/other-times-words.ts";
import { hasRange, isDay, isFromDateToDate, isKind, isTime, mentionsOpening } from "./hour-runs.ts";
import type { HourToken } from "./hour-tokens.ts";

/**
 * Whether days without a time next to an offer are its availability: 'Half day from 1,400, only Monday to Thursday'.
 */
export function isOfOffer(text: string, run: readonly HourToken[], { start, end }: Span): boolean {
  if (run.some((token) => isTime(token) || isKind("open", "closed", "always")(token))) return false;
  if (daylight.test(text.slice(start, end))) return false;
  const clause = `${before(text, start, 70).replace(/^.*[.;!?] /u, "")} ${after(text, end, 20).replace(/[.;!?].*$/u, "")}`;
  return offerWords.test(clause) && !openingWords.test(clause);
}

/** Whether times are in the line above a quoted mail. */
const isInMailHeader = (text: string, start: number): boolean => {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  return mailHeader.test(text.slice(from, from + 90));
};

/** Whether it is a single time on a date: a concert, a deadline. */
const isEvent = (core: readonly HourToken[], words: string): boolean =>
  core.some(isTime) &&
  !hasRange(core) &&
  !isFromDateToDate(core) &&
  !mentionsOpening(core) &&
  dayOfYear.test(words);

/**
 * Whether times belong to something on dates: 'Course 12/13 April, 10am to 5pm', 'training from 4 October to 20 June,
 * Sat 9-18'.
 */
function isDated(text: string, core: readonly HourToken[], { start, end }: Span): boolean {
  const whole = before(text, start, 80);
  if (!canMatch(dated, whole)) return false;
  const lead = whole.replace(/^.*[.!?;] /u, "");
  const said = text.slice(start, end);
  const around = `${lead}${said}${after(text, end, 40).replace(/[.!?;]\s.*$/u, "")}`;
  if (!dated.test(lead) || mentionsOpening(core)) return false;
  return (
    dayOfYear.test(around) || dateRange.test(lead) || (!core.some(isDay) && !core.some(isKind("season")))
  );
}

/** Whether the clause before or after the times is about an activity at that time and not about being open. */
function isOfOthersTime(text: string, core: readonly HourToken[], { start, end }: Span): boolean {
  const lead = before(text, start, 80);
  if (attended.test(lead)) return false;
  const sentence = lead.replace(/^.*[.!?;] /u, "");
  const clause = sentence.replace(/^.*[,\uFFFC]/u, "");
  // `canMatch` is cheap here: the lead was already scanned for the expressions above.
  const holds = (pattern: RegExp): boolean => canMatch(pattern, lead) && pattern.test(clause);
  return (
    [elsewhere, othersTime, deeds].some(holds) ||
    (holds(placesBeside) && !ownPlace.test(clause)) ||
    (canMatch(onlyPlanned, lead) && onlyPlanned.test(sentence)) ||
    notThen.test(after(text, end, 48)) ||
    isDated(text, core, { start, end })
  );
}

const noon = 12;

/** Whether it is a duration: 'Tours of 2-3 hours', 'turnaround 24-48 hrs'. */
function isLength(text: string, core: readonly HourToken[], { start, end }: Span): boolean {
  if (nightsFirst.test(text.slice(start, end))) return true;
  if (core.some(isDay)) return false;
  const [, least, most] = rangeOfLength.exec(text.slice(start, end + 8)) ?? [];
  // '8-18 hrs': from morning to evening.
  const isDaytime = Number(least) < noon && Number(most) > noon;
  return Number(least) < Number(most) && !isDaytime && !openingWords.test(before(text, start, 24));
}

/** Whether the words around days and times show that they are not opening hours. */
export function isOfSomethingElse(text: string, core: readonly HourToken[], { start, end }: Span): boolean {
  const lead = before(text, start, 80);
  const isDeadlineOrPrice =
    !hasRange(core) && core.some(isTime) && (deadlineLead.test(lead) || priceBefore.test(lead));
  const next = after(text, end, 40);
  return (
    (!core.some(isTime) && freePlacesBefore.test(lead)) ||
    isDeadlineOrPrice ||
    isLength(text, core, { start, end }) ||
    (core.some(isKind("always")) && notAlways.test(lead)) ||
    (/hrs|hours/iu.test(text.slice(start, end)) && !core.some(isDay) && lasting.test(lead)) ||
    matches(timesOfOthers, lead) ||
    [searchEngineLabels, orderDeadlines, pastTimes, quietTime, soldOutBefore].some((pattern) =>
      matches(pattern, lead),
    ) ||
    isOfOthersTime(text, core, { start, end }) ||
    matches(startOfWork, before(text, core.find(isTime)?.start ?? start, 80)) ||
    isInMailHeader(text, start) ||
    isEvent(core, text.slice(start, end)) ||
    untilGone.test(text.slice(start, end) + next.replace(/[.;!?][\s\S]*$/u, "")) ||
    deedToSomething.test(lead) ||
    sameDayTwice.test(text.slice(start, end)) ||
    aboutTheJob.test(next) ||
    doubtAfter.test(next) ||
    // 'L-21/118' is an identifier.
    /^\/\d/u.test(next)
  );
}
