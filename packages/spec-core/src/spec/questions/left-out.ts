import { overlapInField } from "../../content/place.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { hangsOnWish, isRefusedPrice } from "./hanging-sentences.ts";
import { isQuotedIn, placeOfField } from "./open-points.ts";
import { quoted } from "./rule.ts";
import { isSilenced } from "./silence.ts";

/** A remark about this form or to its reader, which is no sentence for visitors: 'Writing this at 3am', '(ask Doug)'. */
const ofTheForm =
  /^\(|(?<!\p{L})(?:instead|fill(?:ed|ing) (?:this |it )?(?:in|out)|writing this|typing this|check with (?:me|us|him|her)|ask (?:me|us|him|her)(?=[.!)]*$)|send you|sent you|hi|hello|thanks|thank you)(?!\p{L})/iu;

/** What may harm a visitor who does not read it. */
const danger = /(?<!\p{L})(?:allerg\p{L}*|nuts?|gluten|coeliacs?|celiacs?)(?!\p{L})/iu;

/** Questions that ask which of the quoted sentences the site may say. */
const quotesAnswers = /^(?:words-waiting|faq)$/;

const mostQuotes = 8;

const isLeftOut = (statement: JudgedStatement, project: Project): boolean =>
  statement.mayBeForVisitors &&
  !statement.isPrinted &&
  !ofTheForm.test(statement.text) &&
  !isSilenced(statement, project) &&
  !hangsOnWish(project, statement) &&
  !isRefusedPrice(project, statement);

/** Without an answer, the site tells no price or hides a danger. */
const isUrgent = (statement: JudgedStatement, { words }: Project): boolean =>
  danger.test(statement.text) ||
  words.facts.some((fact) => fact.kind === "price" && overlapInField(fact, statement));

/**
 * One question about the sentences that the site leaves out although they read as if they were for visitors: who presses
 * 'Accept' for all of them at once may not have seen one that customers need.
 */
export function leftOutQuestion(project: Project, asked: readonly Clarification[]): Clarification[] {
  const dictating = new Set(project.words.statements.flatMap(({ dictatedBy }) => dictatedBy ?? []));
  const waiting = asked.flatMap(({ id, quotes }) => (quotesAnswers.test(id) ? quotes : []));
  const left = project.words.statements
    .filter((statement) => !dictating.has(statement.id) && isLeftOut(statement, project))
    .filter(({ text }) => !isQuotedIn(text, asked) && !waiting.some((quote) => quote.includes(text)))
    .slice(0, mostQuotes);
  const [first] = left;
  if (!first) return [];
  return [
    {
      id: "left-out",
      path: placeOfField[first.field],
      question: `The site says none of this so far. Which of it should visitors read after all, and in which words?${left.some(({ text }) => /\d/u.test(text)) ? " Are the figures right?" : ""}`,
      about: "",
      asks: "client",
      blocks: left.some((statement) => isUrgent(statement, project)) ? "launch" : "nothing",
      quotes: left.map(({ text }) => quoted(text)),
    },
  ];
}
