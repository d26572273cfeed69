import { englishWords, foreignWords } from "./language-words.ts";
import type { Word } from "./words.ts";

const fewestForeign = 2;

/** How many words belong to sentences in another language than English. */
export const countForeign = (list: readonly Word[]): number =>
  list.filter(({ word }) => foreignWords.has(word)).length;

/** Whether a text is written in a language whose cues are not known here. */
export function isForeign(list: readonly Word[]): boolean {
  const count = countForeign(list);
  return count >= fewestForeign && count > list.filter(({ word }) => englishWords.has(word)).length;
}
