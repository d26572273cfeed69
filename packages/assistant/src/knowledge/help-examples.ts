import type { Facet } from "./entry.ts";

/** How people ask for an answer of the help centre. */
export interface HelpExamples {
  /** Of the help centre's item. */
  readonly item: string;
  readonly id: string;
  readonly topic: string;
  readonly facet: Facet;
  readonly label: string;
  readonly examples: readonly string[];
  readonly quickReplies: readonly string[];
}
