import type { Clarification } from "../spec/clarifications.ts";
import type { Spec } from "../spec/schema.ts";

/** An open question, with the marker that replaces the answer wherever it is missing. */
export interface OpenQuestion extends Clarification {
  /** `[NEEDS CLARIFICATION: <question>]`, without client text. */
  readonly marker: string;
  /** True where every page is complete without the answer: what it asks for is left out, and leaves no gap. */
  readonly isOptional: boolean;
}

/** The open questions of a spec, first those that block the launch. None is answered by a guess. */
export const clarifications = (spec: Spec): OpenQuestion[] =>
  spec.clarifications.map((entry) => ({
    ...entry,
    marker: `[NEEDS CLARIFICATION: ${entry.question}]`,
    isOptional: entry.blocks === "nothing",
  }));
