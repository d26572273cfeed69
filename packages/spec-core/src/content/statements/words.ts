import { memoByText } from "../../memo.ts";
import { contractionEndings, fullWords, verbsWithNot, wordsBeforeIs } from "./english/contractions.ts";

/** A word of a text in normalised form, with its range. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const token = /(?<![\p{L}\p{N}])whats app(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/giu;

const notEnding = /^([a-z]+)n'?t$/;

function plainForms(raw: string): readonly string[] {
  const word = raw.toLowerCase().replaceAll("’", "'");
  const known = fullWords.get(word);
  if (known) return known;
  const [, verb] = (word.endsWith("t") && notEnding.exec(word)) || [];
  if (verb && verbsWithNot.has(verb)) return [verb === "ai" ? "is" : verb, "not"];
  const mark = word.lastIndexOf("'");
  if (mark < 1) return [word];
  const head = word.slice(0, mark);
  const ending = word.slice(mark);
  if (ending === "'s") return wordsBeforeIs.has(head) ? [head, "is"] : [head, "'s"];
  const full = Object.hasOwn(contractionEndings, ending) ? contractionEndings[ending] : undefined;
  return full ? [head, full] : [word];
}

// Cached because several rules in turn read a sentence and its parts.
const textsKept = 8;

/** The words of a text in lower case; contractions are expanded ('don't' becomes 'do not'). */
export const wordsOf = memoByText((text): readonly Word[] => {
  const found: Word[] = [];
  for (const match of text.matchAll(token)) {
    const end = match.index + match[0].length;
    for (const word of plainForms(match[0])) found.push({ word, start: match.index, end });
  }
  return found;
}, textsKept);
