import type { Facet } from "./entry.ts";

/** Wordings of questions that an answer of the help centre answers. */
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
