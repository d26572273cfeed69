import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import { wordKey } from "../../text/keys.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { quoted } from "./rule.ts";
import { isSilenced } from "./silence.ts";

/** The beginning of a sentence that means nothing alone: 'That has to be clear', 'Did it last spring'. */
const pointsBack =
  /^["'(]?(?:(?:and|but|so|also),? )?(?:(?:this|that|those|these|they)(?:['’]?(?:s|re))?|it(?:['’]s)?|(?:did|does|do|had|tried|have|has) (?:that|this|it|those|them))(?!\p{L})/iu;

/** The same words without anything before them: 'It would be nice', 'It's me', 'this year', 'these days'. */
const pointsNowhere =
  /^["'(]?(?:(?:and|but|so|also),? )?(?:it(?:['’]s| is| would be|['’]d be) (?:(?:just|only|really|very|so|also) ){0,2}(?:me|us|my|our|nice|good|great|handy|lovely|useful|important|possible)|it(?:['’]s| is) (?:\p{L}+ ){0,2}(?:who|that)|this is (?:\p{L}+ ){1,4}(?:country|town|area|village|region|city)|(?:this|these|those|that) (?:web ?)?(?:site|page|form|days?|weeks?|months?|years?|spring|summer|autumn|winter|season|time|way))(?!\p{L})/iu;

/** Questions whose quotations are each a text that visitors may come to read. */
const asksForRelease: ReadonlySet<string> = new Set(["words-waiting", "left-out"]);

// Between two sentences are only spaces and punctuation.
const gapMax = 4;

/** The sentence before this one, if it says what the sentence is about. */
function sentenceBefore(project: Project, quote: string): string | null {
  if (!matches(pointsBack, quote) || matches(pointsNowhere, quote)) return null;
  const { statements } = project.words;
  const at = statements.findIndex(({ text }) => quoted(text) === quote);
  const [before, statement] = [statements[at - 1], statements[at]];
  return before &&
    statement &&
    before.field === statement.field &&
    statement.start - before.end <= gapMax &&
    !isSilenced(before, project)
    ? quoted(before.text)
    : null;
}

/** These questions, with the sentence before each quotation that begins with 'That', 'It' or the like. */
export const withSentencesBefore = (project: Project, asked: readonly Clarification[]): Clarification[] =>
  asked.map((question) =>
    asksForRelease.has(question.id)
      ? question
      : {
          ...question,
          quotes: question.quotes.flatMap((quote) => {
            const before = sentenceBefore(project, quote);
            const isQuoted =
              before !== null && question.quotes.some((other) => wordKey(other).includes(wordKey(before)));
            return before === null || isQuoted ? [quote] : [before, quote];
          }),
        },
  );
