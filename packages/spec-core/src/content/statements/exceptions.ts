import { wordCount } from "../../text/word-count.ts";
import type { Span } from "../place.ts";
import { concession, exception, otherSize, refusal } from "./english/exceptions.ts";
import { contactAlone, onlyAskUs } from "./english/invitations.ts";

/** In words. A longer sentence has a meaning of its own. */
const longestException = 8;
const longestConcession = 16;

/**
 * Whether a sentence only restricts or continues the one before it. `isOffered`: whether a text would be proposed for print on its
 * own.
 */
const limits = (before: string, text: string, isOffered: (text: string) => boolean): boolean =>
  (wordCount(text) <= longestException &&
    (exception.test(text) || (/\d/u.test(before) && otherSize.test(text) && isOffered(text)))) ||
  (onlyAskUs.test(text) && !contactAlone.test(text) && isOffered(before) && isOffered(`${before} ${text}`)) ||
  (wordCount(text) <= longestConcession && concession.test(text) && refusal.test(before) && isOffered(text));

/** Joins each sentence with an exception or the rest of it that follows: alone, either would say something else. */
export function withExceptions(
  answer: string,
  sentences: readonly Span[],
  isOffered: (text: string) => boolean,
): Span[] {
  const joined: Span[] = [];
  for (const span of sentences) {
    const before = joined.at(-1);
    const isLimit =
      before !== undefined &&
      !answer.slice(before.end, span.start).includes("\n") &&
      limits(answer.slice(before.start, before.end), answer.slice(span.start, span.end), isOffered);
    if (isLimit) joined[joined.length - 1] = { start: before.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}
