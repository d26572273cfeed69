import type { KnowledgeEntry } from "../knowledge/entry.ts";
import type { Match } from "./decision.ts";
import { type Assistant, createAssistant } from "./match.ts";

/** A question that has to find an entry. */
export interface SuiteCase {
  readonly entry: string;
  readonly question: string;
}

/** A question that does not find the entry that it belongs to. */
export interface ExampleFailure extends SuiteCase {
  readonly match: Match;
  /** It is found by the very same words alone: who asks a little differently gets `match`. */
  readonly isWeak: boolean;
}

function finds(match: Match, id: string): boolean {
  if (match.kind === "unmatched") return match.declined?.id === id;
  return match.kind === "matched" ? match.entry.id === id : match.entries.some((entry) => entry.id === id);
}

/** Every example and every regression of a knowledge base. */
export const suiteCases = (entries: readonly KnowledgeEntry[]): readonly SuiteCase[] =>
  entries.flatMap(({ id: entry, examples, regressions = [] }) =>
    [...examples, ...regressions].map((question) => ({ entry, question })),
  );

/** What is wrong with a case: nothing, or what the question finds instead. About half a millisecond. */
export function checkCase(assistant: Assistant, one: SuiteCase): ExampleFailure | undefined {
  const match = assistant.match(one.question);
  if (!finds(match, one.entry)) return { ...one, match, isWeak: false };
  const ranked = assistant.rank(one.question, match.candidates);
  return finds(ranked, one.entry) ? undefined : { ...one, match: ranked, isWeak: true };
}

/** Failures that were not there before: what a change of the knowledge base breaks. */
export function newFailures(
  before: readonly ExampleFailure[],
  after: readonly ExampleFailure[],
): readonly ExampleFailure[] {
  const keyOf = ({ entry, question, isWeak }: ExampleFailure) => JSON.stringify([entry, question, isWeak]);
  const known = new Set(before.flatMap((one) => [keyOf(one), keyOf({ ...one, isWeak: true })]));
  return after.filter((one) => !known.has(keyOf(one)));
}

/**
 * Runs the cases of a knowledge base against an assistant made of it, and returns what fails: a question that is
 * refused, answered by another entry, or asked back without its own among the buttons.
 */
export function runSuite(entries: readonly KnowledgeEntry[]): readonly ExampleFailure[] {
  const assistant = createAssistant(entries);
  return suiteCases(entries).flatMap((one) => checkCase(assistant, one) ?? []);
}
