import type { Fact } from "./fact.ts";
import type { JudgedStatement } from "./public-words.ts";
import { matches } from "./regex-prefilter/prefiltered-match.ts";
import type { Statement } from "./statement.ts";
import { limitsPrices } from "./statements/english/continued-rules.ts";

/** Whether a price is shown in its sentence alone, because it has no name for a price list. */
const isUnlisted = ({ kind, isOnlyInSentence }: Fact): boolean =>
  kind === "price" && isOnlyInSentence === true;

const smallWords =
  /(?<!\p{L})(?:an?|per|each|every|the|and|or|to|for|from|between|just|only|it['’]?s|is)(?!\p{L})/giu;
const mostWords = 2;

/** Whether a sentence says nothing besides a price without a name: '£38 an hour.' */
const isPriceAlone = (text: string, within: readonly Fact[]): boolean => {
  const prices = within.filter(isUnlisted);
  const rest = prices.reduce((words, fact) => words.replace(fact.text, " "), text).replace(smallWords, " ");
  return prices.length > 0 && (rest.match(/\p{L}{2,}/gu) ?? []).length <= mostWords;
};

const emptyLine = /\n[^\S\n]*\n/u;

/** Whether a sentence that follows this text starts the answer, or a paragraph after a whole sentence. */
function startsParagraph(before: string): boolean {
  const text = before.trimEnd();
  return text === "" || (/[.!?)]$/u.test(text) && emptyLine.test(before.slice(text.length)));
}

/**
 * A sentence with a price that no list shows is decided by itself, and not with the price. If it says nothing else, the
 * price is for what the business does at the start of a paragraph, and else for what the sentences before it name.
 */
export function withPriceInSentence(
  statement: Statement,
  within: readonly Fact[],
  answer: string,
): Statement {
  if (statement.kind !== "fact" || statement.dictatedBy !== undefined || !within.some(isUnlisted))
    return statement;
  const isClear = !isPriceAlone(statement.text, within) || startsParagraph(answer.slice(0, statement.start));
  return { ...statement, kind: "unsure", proposal: isClear ? statement.proposal : "keep" };
}

const sum = /[£€$] ?\d|\d ?[£€$]/u;

/**
 * A sentence that repeats prices of the list is printed all the same if the next one says what they leave out: 'A wash
 * is £20, a trim £30. That does not include the nails.'
 */
export const withLimitedPrices = (statements: readonly JudgedStatement[]): JudgedStatement[] =>
  statements.map((statement, index) => {
    const next = statements[index + 1];
    const isLimited =
      !statement.isProse &&
      sum.test(statement.text) &&
      next?.field === statement.field &&
      next.proposal === "print" &&
      matches(limitsPrices, next.text);
    return isLimited ? { ...statement, isProse: true } : statement;
  });
