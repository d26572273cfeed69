import type { OnboardingFormData } from "../onboarding/form-data.ts";

/** The answers in sentences, which may hold what was meant for visitors beside what was not. */
export const statementFields = [
  "description",
  "audience",
  "competitors",
  "contentNotes",
  "onlyForUs",
] as const satisfies readonly (keyof OnboardingFormData)[];

export type StatementField = (typeof statementFields)[number];

/**
 * `fact`: about the business and fit for its visitors. `wish`: about the website or the work on it. `private`: for
 * the agency only. `unsure`: the rules cannot decide, the client is asked.
 */
export type StatementKind = "fact" | "wish" | "private" | "unsure";

/** A sentence of an answer and what it is. */
export interface Statement {
  /** A hash of field and normalised text: the same sentence keeps it, an edited one gets another. */
  readonly id: string;
  readonly field: StatementField;
  /** The client's words without whitespace at their ends; of a dictated statement, the words to print. */
  readonly text: string;
  /** Its range in the answer, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly kind: StatementKind;
  /** What the rules would do with it: only a fact is printed unasked, an unsure one waits for the client's word. */
  readonly proposal: "print" | "keep";
  /** The wish that dictates this statement ('must say that …'), by its id. */
  readonly dictatedBy?: string;
}
