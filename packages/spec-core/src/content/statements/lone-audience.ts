import { wordCount } from "../../text/word-count.ts";
import type { Statement } from "../statement.ts";

/** In words. A text with at most this many is not a sentence. */
const longestFragment = 2;
/** With at most this many words and kinds of people in total, the audience says little without the description. */
const fewWords = 5;
const fewKinds = 2;

const kindsIn = (text: string): number => text.split(/[,;/&+]|\s(?:and|or|n)\s/u).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const isAsked = ({ kind }: Statement): boolean => kind === "unsure";

/**
 * Asks about a few words on the audience that would otherwise be printed alone: next to a sentence of the same answer
 * that is still undecided ('Mostly over 60s and their daughters … Diabetics.'), or while the whole description is
 * undecided.
 */
export function withLoneWordsAsked(statements: readonly Statement[]): Statement[] {
  const audience = statements.filter(({ field }) => field === "audience");
  const description = statements.filter(({ field }) => field === "description");
  const printed = audience.filter(({ kind }) => kind === "fact");
  const isLeftOver =
    audience.some(isAsked) && printed.every((statement) => wordCount(statement.text) <= longestFragment);
  const isAlone =
    description.some(isAsked) &&
    description.every(({ kind }) => kind !== "fact") &&
    sum(printed.map(({ text }) => wordCount(text))) <= fewWords &&
    sum(printed.map(({ text }) => kindsIn(text))) <= fewKinds;
  return isLeftOver || isAlone
    ? statements.map((statement) =>
        printed.includes(statement) ? { ...statement, kind: "unsure" } : statement,
      )
    : [...statements];
}
