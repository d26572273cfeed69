import type { Clarification } from "../spec/clarifications.ts";
import type { Spec } from "../spec/schema.ts";

/** An open question, with the marker that replaces the answer wherever it is missing. */
export interface OpenQuestion extends Clarification {
  /** `[NEEDS CLARIFICATION: <question>]`, without client text. */
  readonly marker: string;
}

/** The open questions of a spec, first those that block the launch. None is answered by a guess. */
export const clarifications = (spec: Spec): OpenQuestion[] =>
  spec.clarifications.map((entry) => ({ ...entry, marker: `[NEEDS CLARIFICATION: ${entry.question}]` }));
