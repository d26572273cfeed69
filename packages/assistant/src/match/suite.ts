import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { createAssistant, type Match } from "./match.ts";

/** A question that does not find the entry that it belongs to. */
export interface ExampleFailure {
  readonly entry: string;
  readonly question: string;
  readonly match: Match;
}

function finds(match: Match, id: string): boolean {
  if (match.kind === "unmatched") return match.declined?.id === id;
  return match.kind === "matched" ? match.entry.id === id : match.entries.some((entry) => entry.id === id);
}

/**
 * Runs every example and every regression of a knowledge base against an assistant made of it, and returns what fails:
 * a question that is refused, answered by another entry, or asked back without its own among the buttons. A change of
 * the base is to be refused until confirmed where this lists more than before.
 */
export function runSuite(entries: readonly KnowledgeEntry[]): readonly ExampleFailure[] {
  const assistant = createAssistant(entries);
  return entries
    .flatMap(({ id: entry, examples, regressions = [] }) =>
      [...examples, ...regressions].map((question) => ({
        entry,
        question,
        match: assistant.match(question),
      })),
    )
    .filter(({ entry, match }) => !finds(match, entry));
}
