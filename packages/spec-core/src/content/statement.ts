import type { OnboardingFormData } from "../onboarding/form-data.ts";

/** The answers that consist of sentences; these may be meant for visitors or not. */
export const statementFields = [
  "description",
  "audience",
  "competitors",
  "contentNotes",
  "onlyForUs",
] as const satisfies readonly (keyof OnboardingFormData)[];

export type StatementField = (typeof statementFields)[number];

/**
 * `fact`: about the business and fit for visitors. `wish`: about the website or the work on it. `private`: for the
 * agency only. `unsure`: the rules cannot decide, and the client is asked.
 */
export type StatementKind = "fact" | "wish" | "private" | "unsure";

/** A sentence of an answer, with its kind. */
export interface Statement {
  /** A hash of the field and the normalised text: the same sentence has the same id, an edited one gets a new id. */
  readonly id: string;
  readonly field: StatementField;
  /** The client's words, trimmed; if the statement is dictated, the words to print. */
  readonly text: string;
  /** Its range in the answer, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly kind: StatementKind;
  /** What the rules propose: only a fact is printed by default; an unsure statement waits for the client's decision. */
  readonly proposal: "print" | "keep";
  /** The id of the wish that dictates this statement ('must say that …'). */
  readonly dictatedBy?: string;
}
