import { type Claim, matchesOf } from "./claim.ts";
import { numberWord, shareWord } from "./number-words.ts";

const digits = String.raw`\d+(?:[.,' ]\d{3})*(?:[.,]\d+)?`;
const magnitude = "(?: ?(?:k|m|bn|hundred|thousand|million|billion|trillion)\\b)?";
const currency =
  "(?:euros?|dollars?|pounds?(?: sterling)?|pence|cents?|francs?|yen|rupees?|kr(?:ona|oner)?|(?:EUR|USD|GBP|CHF|JPY|AUD|CAD|SEK|NOK|DKK|INR)\\b)";
const words = `(?:(?:a|one|several|few) )?${numberWord}(?:(?: and|-)? ?${numberWord})*`;

const moneyPatterns = [
  new RegExp(`(?:US|A|C|NZ)?[$£€¥₹] ?${digits}${magnitude}`, "gi"),
  new RegExp(`\\b(?:EUR|USD|GBP|CHF|JPY|AUD|CAD|SEK|NOK|DKK|INR) ?${digits}${magnitude}`, "g"),
  new RegExp(`\\b${digits}${magnitude}[ -]?(?:${currency}|[$£€])`, "gi"),
  new RegExp(`\\b${digits}p\\b`, "g"),
  new RegExp(`\\b${words} ${currency}`, "gi"),
];

/** Sums of money. */
export const findSums = (text: string): Claim[] =>
  moneyPatterns.flatMap((pattern) => matchesOf(text, pattern, "money"));

const unit =
  "(?: ?(?:%|‰|°)| ?(?:per cent|percent|percentage points?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|pixels?)\\b| ?(?:x|×|k|m|bn|ms|s|px|kB|MB|GB|km|cm|mm|kg|st|nd|rd|th|fold)\\b)?";
const figurePattern = new RegExp(
  `(?:\\bNo\\. ?|#)?[-−]?\\b${digits}(?:(?:[-–—:/]| to | out of | in )${digits})?(?: (?:hundred|thousand|million|billion|trillion)\\b)?${unit}\\+?`,
  "gi",
);
const wordPattern = new RegExp(
  `\\b(?:(?:one|${words})(?: in | out of )${numberWord}|(?:a |one |${numberWord}[ -])?${shareWord}|${words}(?: (?:per cent|percent))?)\\b`,
  "gi",
);
/** The number of a list item claims nothing. */
const listMark = /^[ \t]*\d{1,3}[.)][ \t]/gm;

/** Numbers, in digits and in words. */
export function findNumbers(text: string): Claim[] {
  const marks = matchesOf(text, listMark, "number");
  const isMark = ({ start }: Claim) => marks.some((mark) => start >= mark.start && start < mark.end);
  return [
    ...matchesOf(text, figurePattern, "number").filter((found) => !isMark(found)),
    ...matchesOf(text, wordPattern, "number"),
  ];
}
