import type { Drawn } from "./shape.ts";
import type { Trade } from "./trade.ts";

const letters = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(letters) ?? [];

/** How many of the words begin as one of the stems does; the longer the stem, the more it says. */
const weigh = (stems: string, words: readonly string[]): number =>
  stems
    .split(" ")
    .reduce((sum, stem) => sum + (words.some((word) => word.startsWith(stem)) ? stem.length : 0), 0);

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
