import type { Grammar } from "./languages/grammar.ts";
import type { Found, Sense } from "./lexicon.ts";

/** A term found in a text: its words as they stand there, its senses, and how far it counts (0 to 1). */
export interface TermMatch {
  readonly term: string;
  readonly senses: readonly Sense[];
  readonly share: number;
}

/** A term with its place in the words of its clause. */
export type FoundMatch = TermMatch & { readonly start: number; readonly end: number };

/** How the texts of a language are read. */
export interface Reader {
  readonly grammar: Grammar;
  /** The text in the letters that the terms are written in. */
  readonly plain: (text: string) => string;
  /** The longest term at a place of the words of a text. */
  readonly find: (words: readonly string[], start: number) => Found | undefined;
}

/** The words of a clause and how they are read. */
export interface Clause {
  readonly words: readonly string[];
  readonly reader: Reader;
}

/** From this weight on a term decides; below it merely fits. */
export const strongWeight = 2;

/** Whether the term can decide the industry. */
export const isStrong = (match: TermMatch | undefined): boolean =>
  match?.senses.some(({ weight }) => weight >= strongWeight) ?? false;

/** Whether the word says how what follows belongs to what stands before. */
export const isRelation = (word: string, { detailWords, customerWords }: Grammar): boolean =>
  detailWords.has(word) || customerWords.has(word);

const isVerbal = (word: string, { detailEnding }: Grammar): boolean =>
  detailEnding !== undefined && word.endsWith(detailEnding);

/** Whether what follows is the matter or the manner of a trade. */
export const isDetail = (word: string, grammar: Grammar): boolean =>
  grammar.detailWords.has(word) || isVerbal(word, grammar);

/** Whether the word parts two noun phrases. */
export const isPhraseBreak = (word: string, grammar: Grammar): boolean =>
  grammar.phraseBreaks.has(word) || isRelation(word, grammar) || isVerbal(word, grammar);
