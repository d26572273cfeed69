import { stemmer } from "stemmer";
import { phrases } from "./phrase-table.ts";
import { silentWords, storyWords } from "./silent-table.ts";
import { synonyms } from "./synonym-table.ts";
import { furtherTrades, trades } from "./trade-table.ts";

/** Characters of a question that are read: as many as the chat takes, because many ask after telling their story. */
export const questionMax = 500;
/** Letters of a word, and words of a question, beyond which they are ignored: about as many as its characters hold. */
const wordMax = 24;
const wordsMax = 100;

/** The stem that replaces each word with a synonym. */
const standsFor = new Map(
  synonyms.flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    return [first, ...others].map((word) => [word, stemmer(first)] as const);
  }),
);

/** The word that replaces each phrase. */
const joined = new Map(phrases);

/** The numbers of words of the phrases that begin with a word, the longest first. */
const lengthsFrom = new Map<string, readonly number[]>();
for (const [phrase] of phrases) {
  const [first = "", ...others] = phrase.split(" ");
  const lengths = new Set([...(lengthsFrom.get(first) ?? []), others.length + 1]);
  lengthsFrom.set(
    first,
    [...lengths].sort((a, b) => b - a),
  );
}

/** Words that name one of the buttons under an answer: 'the second one'. */
export const ordinals: readonly string[] = ["first", "second", "third", "fourth"];

/** Words that the tables know: correct, whether an example uses them or not. */
export const knownWords: readonly string[] = [
  ...synonyms.flatMap((line) => line.split(" ")),
  ...phrases.flatMap(([phrase]) => phrase.split(" ")),
  ...silentWords,
  ...storyWords,
  ...furtherTrades,
  ...ordinals,
];

/** The host of a mail address, and the marks that `redact` puts in place of personal data: not the visitor's words. */
const redactionMark = /\[postcode\]|@\S+/g;
/** A visitor's own address or number means that they want to be contacted. */
const contactMark = /\[(?:email|phone)\]/g;
/** A card number or IBAN means that they want to pay with it. */
const paymentMark = /\[(?:card|iban)\]/g;

const percentOff = /\d+ ?(?:%|percent|per cent) (?:off|discount)\b/g;

/** The words of a text as they are written, apostrophes left out. */
export const plainWords = (text: string): string[] =>
  (
    text
      .slice(0, questionMax)
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(redactionMark, " ")
      .replaceAll(contactMark, " contactnumber ")
      .replaceAll(paymentMark, " cardnumber ")
      .replaceAll(percentOff, " discount ")
      .replaceAll(/['’`]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter(({ length }) => length <= wordMax)
    .slice(0, wordsMax);

/** The words with each known phrase as one. */
function joinPhrases(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = lengthsFrom.get(words[at] ?? "") ?? [];
    const length = lengths.find((n) => joined.has(words.slice(at, at + n).join(" "))) ?? 1;
    const phrase = words.slice(at, at + length).join(" ");
    out.push(joined.get(phrase) ?? phrase);
    at += length;
  }
  return out;
}

/** A word of a question: as its meaning is indexed, and as it was written. */
export interface Term {
  readonly term: string;
  readonly word: string;
  /** The share of its weight that counts, 0 to 1. */
  readonly share: number;
}

/**
 * All words in other scripts are one term: none of them is understood, and some languages put no space between words.
 */
const otherScript = /(?!\p{Script=Latin})\p{L}/u;
const otherScriptTerm = "otherscript";

/** The indexed form of a word: its synonym's stem, or its own. */
export const termOf = (word: string): string =>
  otherScript.test(word) ? otherScriptTerm : (standsFor.get(word) ?? stemmer(word));

/** The purpose of a site counts little: 'A site for my bakery' is no question about bakeries. */
const shareOfPurpose = 0.3;
const isPurpose = (words: readonly string[], at: number): boolean =>
  [1, 2].some((back) => words[at - back - 1] === "for" && /^(my|our|a|an)$/.test(words[at - back] ?? ""));

/** One term for all trades, if somebody says only that they want a website: 'plumbers site'. */
const tradeTerm = "trade";
const tradeStems: ReadonlySet<string> = new Set([...trades, ...furtherTrades].map((word) => stemmer(word)));
const isTrade = ({ word }: Term): boolean => tradeStems.has(stemmer(word));
const siteTerm = termOf("website");
const buildTerm = termOf("build");

/**
 * The content words of a text about a website without those of its trade, or with one for all where nothing else is
 * left: 'do you do plumbers' asks for no more than 'plumbers site'.
 */
function withoutTrade(content: readonly Term[], spoken: readonly Term[]): readonly Term[] {
  const [named] = spoken.filter(isTrade);
  if (named && content.every(isTrade)) return [{ ...named, term: tradeTerm, share: 1 }];
  if (!content.some(({ term }) => term === siteTerm)) return content;
  const others = content.filter((one) => !isTrade(one));
  const trade = spoken.find(isTrade);
  return trade && others.every(({ term }) => term === siteTerm || term === buildTerm)
    ? [...others, { ...trade, term: tradeTerm, share: 1 }]
    : others;
}

/** The content words, each once; the words about the owner's circumstances only where a text has no others. */
function termsIn(words: readonly string[]): readonly Term[] {
  const spoken = words
    .map((word, at) => ({ term: termOf(word), word, share: isPurpose(words, at) ? shareOfPurpose : 1 }))
    .filter(({ word }) => !silentWords.has(word));
  const content = spoken.filter(({ word }) => !storyWords.has(word));
  const meant = withoutTrade(content, spoken);
  const all = meant.length > 0 ? meant : spoken;
  return [...new Map(all.map((term) => [term.term, term])).values()];
}

/** Separates the two words of a pair; never part of a word. */
const pairMark = "_";

/** Texts with fewer words have no pairs. */
const pairsFrom = 3;

/** 'Won't upload', 'is not uploading' and 'didn't upload' are one pair. */
const negations: ReadonlySet<string> = new Set(
  "not no never wont cant cannot dont doesnt didnt isnt arent wasnt wouldnt couldnt shouldnt havent hasnt without".split(
    " ",
  ),
);

const neighbourOf = (word: string): string =>
  negations.has(word) ? "not" : silentWords.has(word) ? word : termOf(word);

/** Neighbouring words, silent ones among them ('who writes', 'when are'), with the ends of the text as words. */
function pairsIn(words: readonly string[]): readonly string[] {
  if (words.length < pairsFrom) return [];
  const bounded = ["", ...words.map(neighbourOf), ""];
  return [...new Set(bounded.slice(1).map((word, at) => bounded[at] + pairMark + word))];
}

/** A text as it is searched and learnt from. */
export interface Reading {
  /** As they are written. */
  readonly words: readonly string[];
  /** The content words. */
  readonly terms: readonly Term[];
  /** Neighbouring words, joined. */
  readonly pairs: readonly string[];
}

/** Reads a text; its reading serves every step that follows. */
export function readText(text: string): Reading {
  const words = plainWords(text);
  const joint = joinPhrases(words);
  return { words, terms: termsIn(joint), pairs: pairsIn(joint) };
}

/** The content words of a text. */
export const termsOf = (text: string): readonly Term[] => termsIn(joinPhrases(plainWords(text)));
