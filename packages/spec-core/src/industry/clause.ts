import type { Grammar } from "./languages/grammar.ts";
import type { Found, Sense } from "./lexicon.ts";

/** A term found in a text: its words in the text, its senses, and its share (0 to 1). */
export interface TermMatch {
  readonly term: string;
  readonly senses: readonly Sense[];
  readonly share: number;
}

/** A term with its position in the words of its clause. */
export type FoundMatch = TermMatch & { readonly start: number; readonly end: number };

/** The grammar and terms of a language. */
export interface Reader {
  readonly grammar: Grammar;
  /** The text in the normalized letters of the terms. */
  readonly plain: (text: string) => string;
  /** The longest term at a position of a text's words. */
  readonly find: (words: readonly string[], start: number) => Found | undefined;
}

/** The words of a clause and the language to read them in. */
export interface Clause {
  readonly words: readonly string[];
  readonly reader: Reader;
}

/** The least weight that decides an industry; a lower one is a hint. */
export const strongWeight = 2;

/** Whether the term can decide the industry. */
export const isStrong = (match: TermMatch | undefined): boolean =>
  match?.senses.some(({ weight }) => weight >= strongWeight) ?? false;

/** Whether the word relates the words after it to those before. */
export const isRelation = (word: string, { detailWords, customerWords }: Grammar): boolean =>
  detailWords.has(word) || customerWords.has(word);

const isVerbal = (word: string, { detailEnding }: Grammar): boolean =>
  detailEnding !== undefined && word.endsWith(detailEnding);

/** Whether the word introduces the subject or the method of a trade. */
export const isDetail = (word: string, grammar: Grammar): boolean =>
  grammar.detailWords.has(word) || isVerbal(word, grammar);

/** Whether the word separates two noun phrases. */
export const isPhraseBreak = (word: string, grammar: Grammar): boolean =>
  grammar.phraseBreaks.has(word) || isRelation(word, grammar) || isVerbal(word, grammar);
