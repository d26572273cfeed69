import { englishWords, foreignWords } from "./language-words.ts";
import type { Word } from "./words.ts";

const fewestForeign = 2;

/** The number of words that belong to other languages than English. */
export const countForeign = (list: readonly Word[]): number =>
  list.filter(({ word }) => foreignWords.has(word)).length;

/** Whether a text is in a language without a table of cues. */
export function isForeign(list: readonly Word[]): boolean {
  const count = countForeign(list);
  return count >= fewestForeign && count > list.filter(({ word }) => englishWords.has(word)).length;
}
