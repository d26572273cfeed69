import { memoByText } from "../memo.ts";

const beforeLowerCase = /(?<=\p{L}{3})[.!?]+\s+\p{Ll}/gu;
// A capital 'I' proves nothing: most who leave out capitals write it.
const beforeCapital = /(?<=[\p{L}\p{N})])[.!?]+\s+(?!I(?!\p{L}))\p{Lu}/gu;
/** How many sentences have to begin with a lower-case letter where the first one does not. */
const fewest = 2;

/** Whether a text is typed without capitals, so that a lower-case letter may begin a sentence. */
export const isTypedInLowerCase = memoByText((text: string): boolean => {
  const inLowerCase = text.match(beforeLowerCase)?.length ?? 0;
  if (inLowerCase === 0) return false;
  const fewestStarts = /^\P{L}*\p{Ll}/u.test(text) ? 1 : fewest;
  return inLowerCase >= fewestStarts && inLowerCase > (text.match(beforeCapital)?.length ?? 0);
});
