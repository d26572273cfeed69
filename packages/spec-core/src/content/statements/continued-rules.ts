import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { continuesRule, limitsPrices, ownAffairs, ruleWords } from "./english/continued-rules.ts";
import type { Judged } from "./neighbours.ts";

/** In characters. A longer sentence has a meaning of its own. */
const longest = 140;

/** Whether a sentence is clearly a remark or a wish, by other signs than those that a rule about money may have too. */
function isOfItsOwn({ text, verdict, asksForSecrecy }: Judged): boolean {
  if (verdict.kind === "wish" || asksForSecrecy || text.length > longest || matches(ownAffairs, text))
    return true;
  const found = countEnglishCues(text);
  const isAllowed = found.private === 0 || (found.private === 1 && matches(ruleWords, text));
  return !isAllowed || found.wish + found.siteThing + found.undecided + found.foreign > 0;
}

const sum = /[£€$] ?\d|\d ?(?:[£€$]|euros?|dollars|pounds|quid|[A-Z]{3})(?!\p{L})/u;

/** Whether a sentence says what the prices before it leave out: without it, they would be wrong. */
const limitsBefore = (before: Judged, { text, verdict, asksForSecrecy }: Judged): boolean =>
  sum.test(before.text) &&
  !asksForSecrecy &&
  verdict.kind !== "wish" &&
  text.length <= longest &&
  matches(limitsPrices, text);

/** Gives a sentence that says what the prices before it leave out their verdict. */
export const withLimitsOfPrices = (list: readonly Judged[]): Judged[] =>
  list.map((one, index) => {
    const before = list[index - 1];
    const isLimit =
      before?.verdict.proposal === "print" && one.verdict.proposal === "keep" && limitsBefore(before, one);
    return isLimit ? { ...one, verdict: before.verdict } : one;
  });

/** Gives the second half of a rule for visitors the verdict of the first: alone, it would say something else. */
export function withContinuedRules(list: readonly Judged[]): Judged[] {
  const done: Judged[] = [];
  for (const one of list) {
    const before = done.at(-1);
    const follows =
      before?.verdict.proposal === "print" &&
      one.verdict.proposal === "keep" &&
      matches(continuesRule, one.text) &&
      !isOfItsOwn(one);
    done.push(follows ? { ...one, verdict: before.verdict } : one);
  }
  return done;
}
