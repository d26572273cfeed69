import { memoByText } from "../memo.ts";

const beforeLowerCase = /(?<=\p{L}{3})[.!?]+\s+\p{Ll}/gu;
// A capital 'I' is no evidence: most people who omit capitals still write it.
const beforeCapital = /(?<=[\p{L}\p{N})])[.!?]+\s+(?!I(?!\p{L}))\p{Lu}/gu;
/** The minimum number of sentences that begin in lower case if the first one does not. */
const fewest = 2;

/** Whether a text is typed without capitals, so that a sentence may begin with a lower-case letter. */
export const isTypedInLowerCase = memoByText((text: string): boolean => {
  const inLowerCase = text.match(beforeLowerCase)?.length ?? 0;
  if (inLowerCase === 0) return false;
  const fewestStarts = /^\P{L}*\p{Ll}/u.test(text) ? 1 : fewest;
  return inLowerCase >= fewestStarts && inLowerCase > (text.match(beforeCapital)?.length ?? 0);
});
