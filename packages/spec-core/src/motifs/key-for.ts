import type { Drawn } from "./shape.ts";
import type { Trade } from "./trade.ts";

const letters = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(letters) ?? [];

const shortStem = 3;

/**
 * Whether a word is one of those that a stem stands for: it begins so ('plumb' for 'plumbing'). A stem of three letters
 * or fewer, or one behind '=', stands for the whole word, its plural and its doubled form alone ('cut', 'cuts', 'cutting'; 'car' is not 'care').
 */
export function isOf(stem: string, word: string): boolean {
  const isWhole = stem.startsWith("=");
  const text = isWhole ? stem.slice(1) : stem;
  if (!isWhole && text.length > shortStem) return word.startsWith(text);
  return [text, `${text}s`, `${text}es`, `${text}${text.slice(-1)}ing`].includes(word);
}

/** How many of the words begin as one of the stems does; the longer the stem, the more it says. */
const weigh = (stems: string, words: readonly string[]): number =>
  stems.split(" ").reduce((sum, stem) => sum + (words.some((word) => isOf(stem, word)) ? stem.length : 0), 0);

/** The drawing that a service asks for by its words; without any, the trade's drawings in turn. */
export function keyFor({ keys }: Trade, { service, words }: { service: number; words: string }): Drawn {
  const said = wordsOf(words);
  let best = { draw: "", weight: 0 };
  for (const { words: stems, draw } of keys) {
    const weight = weigh(stems, said);
    if (weight > best.weight) best = { draw, weight };
  }
  return best.weight > 0 ? best.draw : (keys[service % keys.length]?.draw ?? "");
}
