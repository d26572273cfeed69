import type { PartOfAnswer } from "../place.ts";
import type { StatementField } from "../statement.ts";

/** The kinds of open points. */
export const openKinds = [
  /** The client asks for something that visitors do on the site: 'I'd love people to be able to …'. */
  "function",
  /** A question to the agency: 'can I do it in 2'. */
  "advice",
  /** The client will send something later: 'I'll find it'. */
  "promise",
  /** Somebody has to agree first: 'I have to ask her'. */
  "consent",
  /** Something that may change: 'thinking of dropping Saturdays'. */
  "plan",
  /** Undecided between alternatives: '£10 or £15, not decided'. */
  "choice",
  /** Remembered without certainty: 'in 2018 or 2019'. */
  "recall",
  /** Not entirely serious: 'half serious'. */
  "mood",
  /** A price that only applies from or until a date: 'from January £40'. */
  "later",
] as const;

export type OpenKind = (typeof openKinds)[number];

/** A part of an answer that consists of sentences. */
export interface Place extends PartOfAnswer {
  readonly field: StatementField;
}

/** A passage that leaves something open. */
export interface OpenPoint extends Place {
  readonly kind: OpenKind;
  /** The sentence; if it is long, only the clauses around the words that leave something open. */
  readonly text: string;
  readonly sentence: string;
}

/** Kinds of contradictions. */
export const conflictKinds = ["number", "refusal", "price", "prices", "day", "cost", "customers"] as const;

export type ConflictKind = (typeof conflictKinds)[number];

/** Places of the answers that contradict each other. */
export interface Conflict {
  readonly kind: ConflictKind;
  /** The contradicting sentences, or facts, in the client's words. */
  readonly texts: readonly string[];
  /** The passages that are not printed until the client has resolved the contradiction. */
  readonly held: readonly Place[];
}
