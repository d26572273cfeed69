import { distance } from "fastest-levenshtein";
import { typings } from "./typing-table.ts";
import { plainWords, questionMax } from "./words.ts";

/** Short words that differ are other words; letters that only changed places are seen in shorter ones too. */
const shortest = 5;
const shortestSwapped = 4;

/** How many letters may be wrong, missing or too many. */
const slipsIn = (word: string): number => (word.length < 8 ? 1 : 2);

const typedFor = new Map(
  typings.flatMap((line) => {
    const [meant = "", ...typed] = line.split(" ");
    return typed.map((word) => [word, meant] as const);
  }),
);

/** A question with its slips mended, and what was typed for each mended word. */
export interface Spelt {
  readonly text: string;
  readonly typed: ReadonlyMap<string, string>;
}

/** A word with each letter once where it stands twice: 'acount' and 'account' are the same. */
export const singled = (word: string): string => word.replaceAll(/(.)\1+/gu, "$1");

/** The known word of which two neighbouring letters changed places. */
function swapped(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const tried = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    if (tried !== word && counts.has(tried)) return tried;
  }
  return undefined;
}

/**
 * Mends words that nobody uses: by a table, by letters that changed places or were doubled, else to the nearest known one
 * that begins with the same letter; of equally near ones the one that is used more often.
 */
export function createSpelling(texts: readonly string[], others: Iterable<string>): (text: string) => Spelt {
  const counts = new Map<string, number>([...others].map((word) => [word, 0]));
  for (const word of texts.flatMap(plainWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const beginning = new Map<string, string[]>();
  const singledWords = new Map<string, string>();
  for (const word of counts.keys()) {
    beginning.set(word[0] ?? "", [...(beginning.get(word[0] ?? "") ?? []), word]);
    if (word.length >= shortest) singledWords.set(singled(word), word);
  }
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
  const mend = (word: string): string | undefined => {
    const meant = typedFor.get(word);
    if (meant !== undefined || counts.has(word)) return meant;
    if (word.length < shortestSwapped) return undefined;
    const found =
      swapped(word, counts) ?? (word.length < shortest ? undefined : singledWords.get(singled(word)));
    return found ?? (word.length < shortest ? undefined : nearest(word));
  };
  return (text) => {
    const typed = new Map<string, string>();
    const spelt = text.slice(0, questionMax).replace(/[\p{L}\p{N}'’`]+/gu, (token) => {
      const [word = "", ...others] = plainWords(token);
      if (others.length > 0) return token;
      const mended = mend(word);
      if (mended) typed.set(mended, word);
      return mended ?? token;
    });
    return { text: spelt, typed };
  };
}
