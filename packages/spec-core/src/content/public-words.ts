import type { OnboardingFormData } from "../onboarding/form-data.ts";
import type { Fact } from "./fact.ts";
import { findFacts } from "./facts/find-facts.ts";
import type { Statement } from "./statement.ts";
import { readStatements } from "./statements/read-statements.ts";

/** A statement with the decision about it. */
export interface JudgedStatement extends Statement {
  readonly isPrinted: boolean;
}

/** A fact with the decision about it. A corrected one has the client's corrected words as its text. */
export interface JudgedFact extends Fact {
  readonly isConfirmed: boolean;
  /** Whether the client has decided; an undecided fact is asked about. */
  readonly isDecided: boolean;
}

/** Everything that was read out of the answers, with what visitors get to read of it. */
export interface Words {
  readonly statements: readonly JudgedStatement[];
  readonly facts: readonly JudgedFact[];
}

const isTyped = (fact: Fact): boolean =>
  fact.field.includes(".") || fact.field === "registrationNumber" || fact.field === "offers";

/** Rules first, then the client's choices, which win. A typed fact is confirmed by being typed. */
export function publicWords(form: OnboardingFormData): Words {
  const choices = new Map(form.wordChoices.map((choice) => [choice.id, choice]));
  return {
    statements: readStatements(form).map((statement) => ({
      ...statement,
      isPrinted:
        statement.field !== "onlyForUs" && (choices.get(statement.id)?.print ?? statement.kind === "fact"),
    })),
    facts: findFacts(form).map((fact) => {
      const choice = choices.get(fact.id);
      return {
        ...fact,
        text: choice?.text ?? fact.text,
        isConfirmed: isTyped(fact) || choice?.print === true,
        isDecided: isTyped(fact) || choice !== undefined,
      };
    }),
  };
}
