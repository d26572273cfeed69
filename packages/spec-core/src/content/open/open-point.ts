import type { StatementField } from "../statement.ts";

/** In which way words leave something open. */
export const openKinds = [
  /** Asked for is something that visitors do: 'I'd love people to be able to …'. */
  "function",
  /** A question to the agency: 'can I do it in 2'. */
  "advice",
  /** Something that is still to be sent: 'I'll find it'. */
  "promise",
  /** Somebody has to agree first. */
  "consent",
  /** Something that may change: 'thinking of dropping Saturdays'. */
  "plan",
  /** Not settled between several ways: '£10 or £15, not decided'. */
  "choice",
  /** Remembered, not known: 'in 2018 or 2019'. */
  "recall",
  /** Not quite meant: 'half serious'. */
  "mood",
  /** A price that holds from a day on: 'from January £40'. */
  "later",
] as const;

export type OpenKind = (typeof openKinds)[number];

/** A stretch of an answer. */
export interface Place {
  readonly field: StatementField;
  /** In UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Words that leave something open. */
export interface OpenPoint extends Place {
  readonly kind: OpenKind;
  /** The sentence, or of a long one the clauses around the words that say so. */
  readonly text: string;
  readonly sentence: string;
}

/** What is said in two ways that cannot both hold. */
export const conflictKinds = ["number", "refusal", "price", "prices", "day", "cost"] as const;

export type ConflictKind = (typeof conflictKinds)[number];

/** Two places of the answers that contradict each other. */
export interface Conflict {
  readonly kind: ConflictKind;
  /** The sentences, in their order. */
  readonly texts: readonly string[];
  /** What is not to be printed until it is settled. */
  readonly held: readonly Place[];
}
