import { type Industry, industries } from "./industries.ts";
import { inflections } from "./inflections.ts";
import { industryTerms, neutralPhrases } from "./terms.ts";

/** What a spelling says: the industries that it stands for, with their weights. None for a neutral phrase. */
export interface Sense {
  readonly industry: Industry;
  readonly weight: number;
}

/** Every recognised spelling with its senses, and how many words the longest one has that begins with a word. */
export interface Lexicon {
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
  readonly longestFrom: ReadonlyMap<string, number>;
}

const split = (list: string): string[] => list.split(",").map((term) => term.trim().replace(/\s+/g, " "));

function compile(): Lexicon {
  const senses = new Map<string, Sense[]>();
  for (const industry of industries) {
    if (industry === "General Business") continue;
    for (const weight of [3, 2, 1] as const) {
      for (const spelling of split(industryTerms[industry][weight]).flatMap(inflections)) {
        const known = senses.get(spelling) ?? [];
        if (!known.some((sense) => sense.industry === industry)) known.push({ industry, weight });
        senses.set(spelling, known);
      }
    }
  }
  for (const phrase of split(neutralPhrases).flatMap(inflections)) senses.set(phrase, []);
  const longestFrom = new Map<string, number>();
  for (const words of [...senses.keys()].map((spelling) => spelling.split(" "))) {
    const first = words[0] ?? "";
    longestFrom.set(first, Math.max(words.length, longestFrom.get(first) ?? 0));
  }
  return { senses, longestFrom };
}

let compiled: Lexicon | undefined;

/** The lexicon, compiled on first use. */
export const lexicon = (): Lexicon => {
  compiled ??= compile();
  return compiled;
};
