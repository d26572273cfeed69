import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { headingForVisitors } from "./english/headings.ts";
import { tellsOnSomebody } from "./english/notes-to-builder.ts";
import { hurts } from "./english/uncertain.ts";
import type { Judged } from "./neighbours.ts";
import { doubtful, likely, type Verdict } from "./verdict.ts";

const isPlainlyPrivate = ({ text, verdict, asksForSecrecy }: Judged): boolean =>
  verdict.kind === "wish" || asksForSecrecy || matches(hurts, text) || matches(tellsOnSomebody, text);

/** The verdict on a withheld item of a list for visitors: asked about, and proposed if none of its words sounds private. */
function ofItem(one: Judged): Verdict {
  if (isPlainlyPrivate(one)) return one.verdict;
  const { private: privateCues, undecided, siteThing, foreign } = countEnglishCues(one.text);
  return one.verdict.kind === "private" || privateCues + undecided + siteThing + foreign > 0
    ? doubtful
    : likely;
}

/** Whether a piece is alone on its line. */
const isLine = (answer: string, { start, end }: Judged): boolean =>
  /(?:^|\n)[^\n\p{L}\p{N}]{0,10}$/u.test(answer.slice(Math.max(0, start - 10), start)) &&
  /^[ \t]*(?:\r?\n|$)/u.test(answer.slice(end, end + 10));

/**
 * Gives the items under a heading for visitors ('How it works:') the fate of the list: a withheld step becomes a
 * question, unless it is plainly private or a wish. The list ends at an empty line or at the next heading.
 */
export function withListsUnderHeadings(answer: string, list: readonly Judged[]): Judged[] {
  let isUnder = false;
  let isFirst = false;
  return list.map((one, index) => {
    const gap = answer.slice(list[index - 1]?.end ?? 0, one.start);
    if (isLine(answer, one) && matches(headingForVisitors, one.text)) {
      isUnder = true;
      isFirst = true;
      return one.verdict.kind === "unsure" ? { ...one, verdict: likely } : one;
    }
    if (one.text.endsWith(":") || (!isFirst && /\n[ \t\r]*\n/u.test(gap))) isUnder = false;
    isFirst = false;
    return isUnder && one.verdict.proposal === "keep" ? { ...one, verdict: ofItem(one) } : one;
  });
}
