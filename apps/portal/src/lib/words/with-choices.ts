import type { JudgedFact, JudgedStatement, PublicWords } from "@sitewright/spec-core/content";
import { isTypedField, type WordChoice } from "@sitewright/spec-core/onboarding";

type Choices = ReadonlyMap<string, WordChoice>;

function statementWith(statement: JudgedStatement, choices: Choices): JudgedStatement {
  if (statement.field === "onlyForUs") return statement;
  const choice = choices.get(statement.id);
  if (choice) return { ...statement, isPrinted: choice.print, decidedBy: "client" };
  if (statement.decidedBy === "rules") return statement;
  return { ...statement, isPrinted: statement.isPrinted && statement.kind === "fact", decidedBy: "rules" };
}

function factWith(fact: JudgedFact, choices: Choices): JudgedFact {
  if (isTypedField(fact.field) && fact.proposal === "print") return fact;
  const choice = choices.get(fact.id);
  return {
    ...fact,
    text: choice?.text?.trim() || fact.text,
    isConfirmed: choice?.print === true,
    isDecided: choice !== undefined,
  };
}

/**
 * The last result with the current choices applied, so that a decision is shown at once and not only after the answers
 * were read again.
 */
export function withChoices(words: PublicWords, choices: readonly WordChoice[]): PublicWords {
  const byId: Choices = new Map(choices.map((choice) => [choice.id, choice]));
  return {
    ...words,
    statements: words.statements.map((statement) => statementWith(statement, byId)),
    facts: words.facts.map((fact) => factWith(fact, byId)),
  };
}
