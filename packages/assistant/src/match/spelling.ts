import { distance } from "fastest-levenshtein";
import { writtenOut } from "./chat-words.ts";
import { silentWords } from "./silent-table.ts";
import { typings } from "./typing-table.ts";
import { plainWords, questionMax } from "./words.ts";

/**
 * Shorter words are not corrected, because one letter more makes another word; swapped letters are corrected from four
 * letters on.
 */
const shortest = 5;
const shortestSwapped = 4;

/** The number of letters that may be wrong, missing or too many. */
const maxEdits = (word: string): number => (word.length < 8 ? 1 : 2);

const typedFor = new Map(
  typings.flatMap((line) => {
    const [meant = "", ...typed] = line.split(" ");
    return typed.map((word) => [word, meant] as const);
  }),
);

/** A question with its typos corrected, and what was typed for each corrected word. */
export interface Spelt {
  readonly text: string;
  readonly typed: ReadonlyMap<string, string>;
}

/** A word with repeated letters once: 'acount' and 'account' are the same. */
export const singled = (word: string): string => word.replaceAll(/(.)\1+/gu, "$1");

/** The known word that swapping two neighbouring letters gives. */
function swapped(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  for (let at = 0; at + 1 < word.length; at += 1) {
    const tried = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    if (tried !== word && counts.has(tried)) return tried;
  }
  return undefined;
}

/**
 * The least letters of two words typed without a space, and of each of them; the first may also be one of
 * `shortFirsts`.
 */
const shortestJoint = 6;
const shortestPart = 3;
const shortFirsts = new Set(["my", "is", "do", "to", "of"]);

/** The number of times that examples have to use each of two words that are found in one: 'cartoon' is no 'car'. */
const usesOfPart = 5;

/**
 * A word split into two known ones, one of them without content ('howmuch', 'mywebsite'); of several pairs the most
 * frequent.
 */
function splitWord(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  if (word.length < shortestJoint) return undefined;
  let best: { readonly text: string; readonly uses: number } | undefined;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isLong = (at >= shortestPart || shortFirsts.has(first)) && second.length >= shortestPart;
    if (!isLong || !(silentWords.has(first) || silentWords.has(second))) continue;
    const uses = Math.min(counts.get(first) ?? 0, counts.get(second) ?? 0);
    if (uses >= usesOfPart && uses > (best?.uses ?? 0)) best = { text: `${first} ${second}`, uses };
  }
  return best?.text;
}

/**
 * Corrects words that no example uses: by a table, by letters that changed places or were doubled, else to the nearest
 * known one that begins with the same letter; of equally near ones the one that is used more often.
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
  const nearest = (word: string, most: number): string | undefined => {
    let best: { readonly word: string; readonly edits: number } | undefined;
    for (const known of beginning.get(word[0] ?? "") ?? []) {
      if (Math.abs(known.length - word.length) > most) continue;
      const edits = distance(word, known);
      const isNearer =
        edits < (best?.edits ?? most + 1) ||
        (edits === best?.edits && (counts.get(known) ?? 0) > (counts.get(best.word) ?? 0));
      if (isNearer) best = { word: known, edits };
    }
    return best?.word;
  };
  const correct = (word: string): string | undefined => {
    const meant = typedFor.get(word);
    if (meant !== undefined || counts.has(word)) return meant;
    if (word.length < shortestSwapped) return undefined;
    const found =
      swapped(word, counts) ?? (word.length < shortest ? undefined : singledWords.get(singled(word)));
    if (found || word.length < shortest) return found;
    return nearest(word, 1) ?? splitWord(word, counts) ?? nearest(word, maxEdits(word));
  };
  return (text) => {
    const typed = new Map<string, string>();
    const spelt = writtenOut(text.slice(0, questionMax)).replace(/[\p{L}\p{N}'’`]+/gu, (token) => {
      const [word = "", ...others] = plainWords(token);
      if (others.length > 0) return token;
      const corrected = correct(word);
      if (corrected) typed.set(corrected, word);
      return corrected ?? token;
    });
    return { text: spelt, typed };
  };
}
