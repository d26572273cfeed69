import type { Clarification } from "../spec/clarifications.ts";
import type { Spec } from "../spec/schema.ts";

/** What the client left open, with the marker that stands for the answer wherever it is missing. */
export interface OpenQuestion extends Clarification {
  /** `[NEEDS CLARIFICATION: <question>]`, in words of ours alone. */
  readonly marker: string;
}

/** The open questions of a spec, those first that block the launch. None is ever answered by a guess. */
export const clarifications = (spec: Spec): OpenQuestion[] =>
  spec.clarifications.map((entry) => ({ ...entry, marker: `[NEEDS CLARIFICATION: ${entry.question}]` }));
