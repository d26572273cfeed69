import { type Lexicon, lexicon, type Sense } from "./lexicon.ts";

/** A term found in a text: its words as they stand there, its senses, and how far it counts (0 to 1). */
export interface TermMatch {
  readonly term: string;
  readonly senses: readonly Sense[];
  readonly share: number;
}

// 'accounting for restaurants, cafes': what follows names the customers, not the trade. Each further one counts half
// as much as the one before, so that a list of customers never outweighs one settling word.
const customerWords = new Set([
  "for",
  "serving",
  "helping",
  "supporting",
  "visiting",
  "near",
  "beside",
  "above",
]);
const customerShare = 0.4;
// 'dental software' is software: of terms side by side the last one is the head.
const modifierShare = 0.5;

const clauseEnd = /[.!?;:()\n\u2022\u2013\u2014|]+/;

function wordsOf(clause: string): string[] {
  return clause.replaceAll("&", " and ").match(/[\p{L}\p{N}]+/gu) ?? [];
}

function longestAt(words: readonly string[], start: number, { senses, longestFrom }: Lexicon) {
  const longest = longestFrom.get(words[start] ?? "") ?? 0;
  for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
    const term = words.slice(start, start + length).join(" ");
    const found = senses.get(term);
    if (found) return { term, senses: found, length };
  }
  return undefined;
}

function matchesOfClause(words: readonly string[], table: Lexicon): TermMatch[] {
  const matches: (TermMatch & { end: number; start: number })[] = [];
  let share = 1;
  for (let index = 0; index < words.length; ) {
    const found = longestAt(words, index, table);
    if (found && found.senses.length > 0) {
      const { term, senses } = found;
      matches.push({ term, senses, share, start: index, end: index + found.length });
      if (share < 1) share /= 2;
    } else if (share === 1 && customerWords.has(words[index] ?? "")) share = customerShare;
    index += found?.length ?? 1;
  }
  return matches.map(({ term, senses, share: own, end }, index) => {
    const isModifier = matches[index + 1]?.start === end;
    return { term, senses, share: isModifier ? own * modifierShare : own };
  });
}

/** The industry terms of a text in order: whole words, the longest term first, accents and case ignored. */
export function termMatches(text: string): TermMatch[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  const table = lexicon();
  return plain.split(clauseEnd).flatMap((clause) => matchesOfClause(wordsOf(clause), table));
}
