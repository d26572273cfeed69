import type { Judged } from "./neighbours.ts";
import { fact, likely } from "./verdict.ts";

/** The beginning of words that continue a sentence: 'or text me', 'and what you need'. */
const continues = /^(?:or|and (?:what(?:['’]?s)?|how|when|where|which|who|why)) \p{L}/iu;

const endsSentence = /[.!?…]["')\]]*\s*$/u;

const isOpen = ({ verdict: { kind } }: Judged): boolean => kind === "fact" || kind === "unsure";

/**
 * Joins the parts of one sentence without punctuation that were cut at 'or', or before an indirect question: 'leave a
 * message or text me the size and what you need it for'. Alone, each part says something else. A part that is for the
 * agency stays apart. What the joined parts say is printed unasked only if each of them would be.
 */
export function withAlternativesJoined(answer: string, list: readonly Judged[]): Judged[] {
  const whole: Judged[] = [];
  for (const one of list) {
    const before = whole.at(-1);
    const isRest =
      before?.isPart === true &&
      one.isPart &&
      isOpen(before) &&
      isOpen(one) &&
      !endsSentence.test(before.text) &&
      /^\s*$/u.test(answer.slice(before.end, one.start)) &&
      continues.test(one.text);
    if (isRest) {
      const { start } = before;
      const isFact = before.verdict.kind === "fact" && one.verdict.kind === "fact";
      const asksForSecrecy = before.asksForSecrecy || one.asksForSecrecy;
      const isProposed = before.verdict.proposal === "print" || one.verdict.proposal === "print";
      const verdict = isFact ? fact : isProposed ? likely : before.verdict;
      whole[whole.length - 1] = {
        ...one,
        start,
        text: answer.slice(start, one.end),
        verdict,
        asksForSecrecy,
      };
    } else whole.push(one);
  }
  return whole;
}
