import { memoByText } from "../../../memo.ts";
import { isRemark } from "../../../onboarding/remark.ts";

/** Words about a number that is incomplete or guessed. */
const inPart =
  /(?<!\p{L})(?:(?:ends?|ending|starts?|starting|begins?|beginning) (?:in|with|on)|last (?:\p{L}+ )?(?:digits?|numbers?)|first (?:\p{L}+ )?digits?|(?:i|we) (?:think|guess|believe)|something like|maybe|perhaps|probably|possibly|(?:i|we)(?:['’]ll)? (?:will )?(?:send|give|tell|need|must|don['’]?t))(?!\p{L})|\d(?:[xX]{2,}|[?_*…#]|\.{3})/iu;

const isDoubtful = (words: string): boolean => isRemark(words) || inPart.test(words);

const clauseEnd = /[,;()\n]|[.!?]\s|\s[-–—]\s|\s(?:but|and)\s/giu;

/** The clauses of an answer with their positions. */
function clausesOf(text: string): { readonly start: number; readonly end: number }[] {
  const ends = [...text.matchAll(clauseEnd)];
  return [...ends, null].map((end, index) => {
    const last = ends[index - 1];
    return { start: last ? last.index + last[0].length : 0, end: end?.index ?? text.length };
  });
}

function readNumber(answer: string): string {
  const text = answer.trim();
  if (!/\d/u.test(text)) return "";
  const doubtful = clausesOf(text).filter(({ start, end }) => isDoubtful(text.slice(start, end)));
  const [first] = doubtful;
  const last = doubtful.at(-1);
  if (!first || !last) return isDoubtful(text) ? "" : text;
  const parts = [text.slice(0, first.start), text.slice(last.end)].map((part) =>
    part.replace(/^[\s\p{P}]+|[\s,;:(–—-]+$/gu, ""),
  );
  return parts.find((part) => /\d/u.test(part)) ?? "";
}

// Room for the form being edited and one other.
const answersKept = 2;

/** The number in the registration field without remarks; empty if the answer has none: 'will find, ends in 01'. */
export const writtenNumber = memoByText(readNumber, answersKept);

const companyLabel =
  /^(?:(?:uk |registered )?company(?: registration| reg\.?)?|companies house)[ ,]*(?:no|nr|num|number)?\.?[ :]*(?=(?:\p{Lu}{2})?\d[^\d]{0,1}\d)(?=[^,;(]{5,14}(?:[,;(]\P{N}*)?$)/iu;

/** A single company number without the words for it, which whoever prints it adds: 'Company no. 09876543'. */
export const withoutCompanyLabel = (number: string): string => number.replace(companyLabel, "");
