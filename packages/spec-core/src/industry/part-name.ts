import type { Grammar } from "./languages/grammar.ts";

/** A text split into the company's name at its start, empty if there is none, and the description. */
export interface NamedText {
  readonly name: string;
  readonly rest: string;
  /** The share of the name's words: before a verb it is certainly a name, before a colon it may be the trade. */
  readonly nameShare: number;
}

// 'Iron Temple is a gym'
const shareBeforeVerb = 0.5;
// 'The Bread Bin: pottery classes', but also 'Bathroom Fitters: from tap to tile'
const shareBeforeDivider = 0.9;

const longestName = 7;
const smallWords = new Set(["and", "of", "the", "&", "de", "la", "for", "in", "by"]);
const openers = new Set([
  "we",
  "our",
  "i",
  "my",
  "this",
  "that",
  "these",
  "it",
  "its",
  "they",
  "there",
  "what",
  "a",
  "an",
]);
const capital = /^[\p{Lu}\p{N}]/u;
// Between a name and the description: 'Tiny Fingers: baby signing', 'Halcyon - a design studio'.
const divider = /^[-\u2013\u2014|]$/;

const isNameWord = (word: string): boolean => capital.test(word) || smallWords.has(word.toLowerCase());

/** The number of words of the name at the start; 0 if there is none. */
function nameLength(words: readonly string[], { nameEnds }: Grammar): number {
  if (!words[0] || !capital.test(words[0]) || openers.has(words[0].toLowerCase())) return 0;
  for (let index = 0; index <= longestName && index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (index > 0 && (nameEnds.has(word) || divider.test(word))) return index;
    if (!isNameWord(word)) return 0;
    // A single word before a colon may just as well be a trade: 'Dentists: braces, implants'.
    if (word.endsWith(":")) return index > 0 ? index + 1 : 0;
    if (/[.!?;,]$/.test(word) && !/^(?:Inc|Ltd|Co|Corp|St|Dr)[.,]+$/.test(word)) return 0;
  }
  return 0;
}

/** Splits the company's name from the description. */
export function partName(text: string, grammar: Grammar): NamedText {
  if (grammar.nameEnds.size === 0) return { name: "", rest: text, nameShare: 1 };
  const words = text.split(" ");
  const length = nameLength(words, grammar);
  return {
    name: words.slice(0, length).join(" "),
    rest: words.slice(length).join(" "),
    nameShare: grammar.nameEnds.has(words[length] ?? "") ? shareBeforeVerb : shareBeforeDivider,
  };
}
