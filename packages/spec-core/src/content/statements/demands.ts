import { wordCount } from "../../text/word-count.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import { typedQuestions } from "../typed-questions.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { tellsOnSomebody } from "./english/notes-to-builder.ts";
import { limitsPermission, withholdsWords } from "./english/permission.ts";
import { demandsPrevious } from "./english/told-afterwards.ts";
import { hurts, notSettled } from "./english/uncertain.ts";
import type { Judged } from "./neighbours.ts";
import { isSmallTalk } from "./small-talk.ts";
import { doubtful, likely, wish } from "./verdict.ts";

/** In words. A shorter sentence says too little to be what a demand is about. */
const fewestWords = 3;

/** Whether a sentence demands that the one before it be on the website: 'Please make that easy to find, because …'. */
export const isDemand = ({ text, asksForSecrecy }: Pick<Judged, "text" | "asksForSecrecy">): boolean =>
  !asksForSecrecy && matches(demandsPrevious, text);

const sentenceEnd = /[.!?…]["')\]]*\s+|\s(?=[([])/gu;

/** Whether a wish consists of a sentence and the demand that it be on the website. */
export const endsInDemand = (text: string): boolean =>
  [...text.matchAll(sentenceEnd)].some(({ index, 0: end }) =>
    matches(demandsPrevious, text.slice(index + end.length)),
  );

/** Whether nothing in a withheld sentence speaks against asking the client if visitors may read it. */
function mayBeAsked({ text, verdict, asksForSecrecy }: Judged): boolean {
  if (verdict.kind === "wish" || verdict.proposal === "print" || asksForSecrecy) return false;
  if (wordCount(text) < fewestWords || isSmallTalk(text) || typedQuestions(text).length > 0) return false;
  const { private: privateCues, secrecy, siteThing, undecided, foreign } = countEnglishCues(text);
  return (
    privateCues + secrecy + siteThing + undecided + foreign === 0 &&
    ![hurts, tellsOnSomebody, notSettled, limitsPermission, withholdsWords].some((pattern) =>
      matches(pattern, text),
    )
  );
}

/**
 * Proposes the withheld sentence that the next one demands to have on the website, and asks about the one before that,
 * which may be about the same: 'We take no new patients. Those registered may come. This must be clear on the site.'
 * Nothing of it is printed unasked.
 */
export function withDemandsMet(list: readonly Judged[], field: StatementField): Judged[] {
  if (field === "onlyForUs" || field === "competitors") return [...list];
  const demands = list.map(isDemand);
  return list.map((one, index) => {
    if (demands[index]) return index > 0 ? { ...one, verdict: wish } : one;
    if (demands[index + 1] && mayBeAsked(one)) return { ...one, verdict: likely };
    return demands[index + 2] && !demands[index + 1] && mayBeAsked(one) ? { ...one, verdict: doubtful } : one;
  });
}
