import { type Claim, matchesOf } from "./claim.ts";
import { countedWord, limitWord, numberWord, ordinalWord, shareWord } from "./number-words.ts";

const digits = String.raw`\d+(?:[.,' ]\d{3})*(?:[.,]\d+)?`;
const magnitude = "(?: ?(?:k|m|bn|hundred|thousand|million|billion|trillion)\\b)?";
const currency =
  "(?:euros?|dollars?|pounds?(?: sterling)?|pence|cents?|francs?|yen|rupees?|kr(?:ona|oner)?|(?:EUR|USD|GBP|CHF|JPY|AUD|CAD|SEK|NOK|DKK|INR)\\b)";
const words = `(?:(?:a|one|several|few) )?${numberWord}(?:(?: and|-)? ?${numberWord}){0,8}`;

const sum = [
  `(?:US|A|C|NZ)?[$£€¥₹] ?${digits}${magnitude}`,
  `\\b(?:EUR|USD|GBP|CHF|JPY|AUD|CAD|SEK|NOK|DKK|INR) ?${digits}${magnitude}`,
  `\\b${digits}${magnitude}[ -]?(?:${currency}|[$£€])`,
  `\\b${digits}p\\b`,
  `\\b(?:(?:half )?a quarter of a |half a )?${words} ${currency}`,
].join("|");
const moneyPattern = new RegExp(
  `\\bbetween (?:${sum}) and (?:${sum})|(?:\\b${limitWord} )?(?:${sum})(?:(?: to |[-–—])(?:${sum}))?`,
  "gi",
);

/** Sums of money. */
export const findSums = (text: string): Claim[] => matchesOf(text, moneyPattern, "money");

const unit = `(?:${countedWord}| ?(?:%|‰|°)| ?(?:x|×|k|m|bn|ms|s|px|kB|MB|GB|km|cm|mm|kg|st|nd|rd|th|fold)\\b)?`;
const figurePattern = new RegExp(
  `(?:\\b${limitWord} )?(?:\\bNo\\. ?|#)?[-−]?\\b${digits}(?:(?:[-–—:/]| to | out of | in )${digits})?(?: (?:hundred|thousand|million|billion|trillion)\\b)?${unit}\\+?`,
  "gi",
);
const wordPatterns = [
  `(?:one|${words})(?: [a-z]+)?(?: in | out of )${numberWord}`,
  `(?:a |one |${numberWord}[ -])?${shareWord}(?: (?:of )?(?:an?|the) (?!per\\b)[a-z]+)?`,
  `${words}${countedWord}?`,
  `one${countedWord}`,
  "(?:within|in less than|in under) an? (?:second|minute|hour|day|week|month|quarter|year|decade)",
  `every ${ordinalWord}`,
  "(?:decades|centuries|generations|years) of (?:experience|practice|work|research|expertise|service|history|trust)",
  "(?:only )?a (?:handful|couple) of",
].map((pattern) => new RegExp(`\\b(?:${limitWord} )?(?:${pattern})\\b`, "gi"));
/** The number of a list item is not a claim. */
const listMark = /^[ \t]*\d{1,3}[.)][ \t]/gm;

/** Numbers, in digits and in words. */
export function findNumbers(text: string): Claim[] {
  const marks = matchesOf(text, listMark, "number");
  const isMark = ({ start }: Claim) => marks.some((mark) => start >= mark.start && start < mark.end);
  return [
    ...matchesOf(text, figurePattern, "number").filter((found) => !isMark(found)),
    ...wordPatterns.flatMap((pattern) => matchesOf(text, pattern, "number")),
  ];
}
