import { rememberTexts } from "./remember.ts";

const beforeSmall = /(?<=\p{L}{3})[.!?]+\s+\p{Ll}/gu;
// 'I' is no sign: most who leave out capitals write it so.
const beforeCapital = /(?<=[\p{L}\p{N})])[.!?]+\s+(?!I(?!\p{L}))\p{Lu}/gu;
const fewest = 2;

/** Whether somebody types without capitals, so that a small letter may begin a sentence. */
export const isTypedSmall = rememberTexts((text: string): boolean => {
  const small = text.match(beforeSmall)?.length ?? 0;
  if (small === 0) return false;
  const least = /^\P{L}*\p{Ll}/u.test(text) ? 1 : fewest;
  return small >= least && small > (text.match(beforeCapital)?.length ?? 0);
});
