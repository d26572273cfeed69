import type { Span } from "../place.ts";
import { isTypedInLowerCase } from "../typed-in-lower-case.ts";
import { abbreviations } from "./data/abbreviations.ts";

const stop = /\n|[ \t](?:full stop|new paragraph|new line)(?=[ \t]|$)|(?<![.!?…])[.!?…]+(?=[\s"'”)]|$)/gu;
/** With the letter before a last one after an apostrophe: in 'Aidan's' that is not the abbreviation 's'. */
const lastWord = /(?:\p{L}['’](?=\p{L}$))?[\p{L}\p{N}º°.&]{1,12}$/u;

/**
 * Whether a full stop ends a sentence: not after an abbreviation or an initial, and before a lower-case letter only in
 * a text without capitals.
 */
function endsSentence(
  text: string,
  { index: place, 0: mark }: RegExpExecArray,
  isInLowerCase: boolean,
): boolean {
  if (mark !== ".") return true;
  const word = lastWord.exec(text.slice(Math.max(0, place - 12), place))?.[0].toLowerCase() ?? "";
  if (abbreviations.has(word) || word.endsWith("str")) return false;
  const [, next = ""] = /^\s+["'(“]?(\S)/u.exec(text.slice(place + 1, place + 6)) ?? [];
  return (
    next === "" ||
    !/[\p{Ll}]/u.test(next) ||
    !/\p{L}/u.test(word) ||
    (isInLowerCase && /^\p{L}{2,}$/u.test(word))
  );
}

/** The sentences and lines of a text. The split is approximate, which is enough for the context of a fact. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  const isInLowerCase = isTypedInLowerCase(text);
  let start = 0;
  for (const match of text.matchAll(stop)) {
    if (!endsSentence(text, match, isInLowerCase)) continue;
    const end = match.index + match[0].length;
    if (text.slice(start, end).trim() !== "") sentences.push({ start, end });
    start = end;
  }
  if (text.slice(start).trim() !== "") sentences.push({ start, end: text.length });
  return sentences;
}
