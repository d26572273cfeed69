import { distance } from "fastest-levenshtein";
import { plainWords, questionMax } from "./words.ts";

/** Short words that differ are other words. */
const shortest = 5;

/** How many letters may be wrong, missing or too many. */
const slipsIn = (word: string): number => (word.length < 9 ? 1 : 2);

/** A question with its slips mended, and what was typed for each mended word. */
export interface Spelt {
  readonly text: string;
  readonly typed: ReadonlyMap<string, string>;
}

/**
 * Mends words that nobody uses to the nearest one that is known and begins with the same letter; of equally near ones
 * the one that is used more often.
 */
export function createSpelling(texts: readonly string[], others: Iterable<string>): (text: string) => Spelt {
  const counts = new Map<string, number>([...others].map((word) => [word, 0]));
  for (const word of texts.flatMap(plainWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const beginning = new Map<string, string[]>();
  for (const word of counts.keys())
    beginning.set(word[0] ?? "", [...(beginning.get(word[0] ?? "") ?? []), word]);
  const nearest = (word: string): string | undefined => {
    let best: { readonly word: string; readonly slips: number } | undefined;
    for (const known of beginning.get(word[0] ?? "") ?? []) {
      if (Math.abs(known.length - word.length) > slipsIn(word)) continue;
      const slips = distance(word, known);
      const isNearer =
        slips < (best?.slips ?? slipsIn(word) + 1) ||
        (slips === best?.slips && (counts.get(known) ?? 0) > (counts.get(best.word) ?? 0));
      if (isNearer) best = { word: known, slips };
    }
    return best?.word;
  };
  return (text) => {
    const typed = new Map<string, string>();
    const spelt = text.slice(0, questionMax).replace(/[\p{L}\p{N}'’`]+/gu, (token) => {
      const [word = "", ...others] = plainWords(token);
      if (others.length > 0 || word.length < shortest || counts.has(word)) return token;
      const mended = nearest(word);
      if (mended) typed.set(mended, word);
      return mended ?? token;
    });
    return { text: spelt, typed };
  };
}
