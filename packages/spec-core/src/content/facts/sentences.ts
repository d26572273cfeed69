import { isTypedSmall } from "../typed-small.ts";
import { abbreviations } from "./data/abbreviations.ts";
import type { Span } from "./reading.ts";

const stop = /\n|[.!?…]+(?=[\s"'”)]|$)/gu;
const lastWord = /[\p{L}\p{N}º°.&]{1,12}$/u;

/** Whether a full stop ends a sentence: not after an abbreviation or an initial, and before a small letter only in a text without capitals. */
function endsSentence(text: string, { index: place, 0: mark }: RegExpExecArray, isSmall: boolean): boolean {
  if (mark !== ".") return true;
  const word = lastWord.exec(text.slice(Math.max(0, place - 12), place))?.[0].toLowerCase() ?? "";
  if (abbreviations.has(word) || word.endsWith("str")) return false;
  const [, next = ""] = /^\s+["'(“]?(\S)/u.exec(text.slice(place + 1, place + 6)) ?? [];
  return (
    next === "" || !/[\p{Ll}]/u.test(next) || !/\p{L}/u.test(word) || (isSmall && /^\p{L}{2,}$/u.test(word))
  );
}

/** The sentences and lines of a text, for looking at the words around a place: a rough cut is enough. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  const isSmall = isTypedSmall(text);
  let start = 0;
  for (const match of text.matchAll(stop)) {
    if (!endsSentence(text, match, isSmall)) continue;
    const end = match.index + match[0].length;
    if (text.slice(start, end).trim() !== "") sentences.push({ start, end });
    start = end;
  }
  if (text.slice(start).trim() !== "") sentences.push({ start, end: text.length });
  return sentences;
}
