import {
  appointment,
  daylight,
  mealUntil,
  ofTheMonth,
  onlyDays,
  onlyThen,
  openEnd,
  partsOfDay,
} from "./data/hours-context-words.ts";
import { hasPair, hasRange, isDay, isFromDateToDate, isKind, isTime, type TokenKind } from "./hour-runs.ts";
import type { HourToken } from "./hour-tokens.ts";

/** Whether a token is a time that cannot be a price. */
export const isSure = (token: HourToken): boolean =>
  token.kind === "time" && token.clock !== "bare" && token.clock !== "dotted";

const isQuarter = (token: HourToken): boolean =>
  token.kind === "time" && token.clock === "dotted" && token.minutes % 15 === 0;

/** 'From 19.30 to 22.00': a quarter of an hour after noon is unlikely to be a price. */
const isEveningDotted = (token: HourToken): boolean =>
  token.kind === "time" && token.minutes >= 13 * 60 && isQuarter(token);

const has = (run: readonly HourToken[], kind: TokenKind): boolean => run.some((token) => token.kind === kind);

/** 'Noon till late': a closing time without a number. */
const hasOpenEnd = (run: readonly HourToken[], text: string): boolean =>
  openEnd.test(text) &&
  hasPair(run, isKind("range", "until"), isKind("part")) &&
  (run.some(isTime) || /dawn|sunrise|first light|early/iu.test(text));

/** Phrases that need neither a day nor a time: 'Always open', 'weekends only', 'open by appointment'. */
const needsNoDay = (run: readonly HourToken[], text: string): boolean =>
  has(run, "always") ||
  onlyThen.test(text) ||
  (has(run, "part") && daylight.test(text)) ||
  (has(run, "open") && has(run, "closed") && appointment.test(text)) ||
  hasOpenEnd(run, text);

/** Whether a run with days is opening hours and not only days. */
function daysSayWhen(run: readonly HourToken[], text: string): boolean {
  const inOneLine = run.filter(({ kind }) => kind !== "stop");
  const isOpenOnRange =
    hasPair(inOneLine, isKind("range"), isKind("day")) && hasPair(inOneLine, isKind("day"), isKind("range"));
  const isMonthly = hasPair(run, isKind("nth"), isKind("day")) && ofTheMonth.test(text);
  return (
    has(run, "open") ||
    has(run, "closed") ||
    isMonthly ||
    (run.filter(isKind("day")).length > 1 && onlyDays.test(text)) ||
    partsOfDay.test(text) ||
    hasRange(run) ||
    isFromDateToDate(run) ||
    hasPair(run, isKind("from", "until", "range"), isTime) ||
    isOpenOnRange ||
    run.some((token) => isTime(token) && !(token.kind === "time" && token.clock === "bare"))
  );
}

/** Whether times without a day are opening hours. A range alone may be a price or a number of people. */
function timesSayWhen(run: readonly HourToken[], text: string): boolean {
  const isOpen = has(run, "open");
  if (isOpen && run.some(isTime) && (has(run, "unit") || has(run, "until") || has(run, "part"))) return true;
  if (has(run, "from") && hasRange(run, isEveningDotted)) return true;
  if (/(?:between|zwischen|entre) \d/iu.test(text) && hasRange(run, isQuarter)) return true;
  if (hasRange(run)) return hasRange(run, isSure) || isOpen || has(run, "part") || has(run, "unit");
  if (isOpen && run.some(isSure)) return true;
  // 'Breakfast until 14 h'
  if (mealUntil.test(text) && run.some(isSure)) return true;
  if (isFromDateToDate(run) && (isOpen || /(?<!\p{L})season(?!\p{L})/iu.test(text))) return true;
  if (has(run, "season"))
    return (
      hasPair(run, isKind("until", "range", "from"), isSure) ||
      has(run, "closed") ||
      (isOpen && has(run, "range"))
    );
  return has(run, "closed") && /(?:appointment|appt) only/iu.test(text);
}

/** Whether a run says when the business is open, and is not only a day or a time. */
export const statesOpeningHours = (run: readonly HourToken[], text: string): boolean =>
  needsNoDay(run, text) || (run.some(isDay) ? daysSayWhen(run, text) : timesSayWhen(run, text));
