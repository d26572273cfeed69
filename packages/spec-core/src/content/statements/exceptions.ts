import { wordCount } from "../../text/word-count.ts";
import type { Span } from "../place.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { isBulleted } from "./bullets.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { concession, exception, otherSize, refusal } from "./english/exceptions.ts";
import { contactAlone, onlyAskUs } from "./english/invitations.ts";
import { doubtsPrevious } from "./english/uncertain.ts";
import { endsInAskUs } from "./told-to-visitors.ts";

/** In words. A longer sentence has a meaning of its own. */
const longestException = 8;
const longestConcession = 16;

/**
 * Whether a sentence only restricts or continues the one before it. `isOffered`: whether a text would be proposed for
 * print on its own.
 */
const limits = (before: string, text: string, isOffered: (text: string) => boolean): boolean =>
  (wordCount(text) <= longestException &&
    (matches(exception, text) || (/\d/u.test(before) && matches(otherSize, text) && isOffered(text)))) ||
  (matches(onlyAskUs, text) &&
    endsInAskUs(`${before} ${text}`) &&
    !matches(contactAlone, text) &&
    isOffered(before) &&
    isOffered(`${before} ${text}`)) ||
  // 'Only in May. But that changes so dunno if you'd put it on.'
  (wordCount(text) <= longestConcession && matches(doubtsPrevious, text)) ||
  (wordCount(text) <= longestConcession &&
    matches(concession, text) &&
    matches(refusal, before) &&
    isOffered(text));

const longestDetail = 6;
/** A size, an amount or a season: '20 or 40 mm', 'May to July only', but not a price or another line of a list. */
const sizeOrSeason =
  /^(?:(?:about |up to |only |max\.? |min\.? )?\d{1,3}(?:[.,]\d{1,2})? ?(?:in|inch(?:es)?|cm|mm|m|ft|feet|yd|kg|g|lbs?|oz|l|ml|lit(?:re|er)s?|people|persons|places|min(?:ute)?s?|hours?|hrs?|days?|weeks?|sizes|or|to|x|-|–)(?![\p{L}\d])|(?:only (?:in )?)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)? ?(?:\d|to(?!\p{L})|till|until|only|and|[-–])|(?:spring|summer|autumn|winter) only)[^:€£$@]*$/iu;

/** Whether a text is a figure of the item before it in its line, and no sentence: '2. Chippings. 20 or 40 mm'. */
const isDetailOf = (before: string, text: string): boolean =>
  wordCount(text) <= longestDetail &&
  sizeOrSeason.test(text) &&
  !/\d{4}/u.test(text) &&
  [before, text].map(countEnglishCues).every(({ verb, link, isPriced }) => verb + link === 0 && !isPriced);

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
      answer.slice(before.end, span.start).trim() === "" &&
      !answer.slice(before.end, span.start).includes("\n") &&
      (limits(answer.slice(before.start, before.end), answer.slice(span.start, span.end), isOffered) ||
        (isBulleted(answer, before) &&
          isDetailOf(answer.slice(before.start, before.end), answer.slice(span.start, span.end))));
    if (isLimit) joined[joined.length - 1] = { start: before.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}
