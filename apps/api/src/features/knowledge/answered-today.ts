import type { Assistant } from "@sitewright/assistant";
import type { KnowledgeEntry, StoredKnowledge } from "@sitewright/assistant/knowledge";

/** A question that a change assigns to one entry, and the other entry that answers it today. */
export interface AnsweredToday {
  readonly entry: string;
  readonly question: string;
  readonly by: KnowledgeEntry;
}

/**
 * The questions that a change adds to an entry while another entry answers them. No stored example breaks
 * by that, so the suite does not report it, but visitors who ask them would get a different answer.
 */
export function answeredToday(
  before: StoredKnowledge,
  after: StoredKnowledge,
  assistant: Pick<Assistant, "match">,
): readonly AnsweredToday[] {
  const known = new Map(before.entries.map(({ id, examples }) => [id, new Set(examples)]));
  return after.entries.flatMap(({ id: entry, examples }) =>
    examples.flatMap((question) => {
      if (known.get(entry)?.has(question)) return [];
      const match = assistant.match(question);
      return match.kind === "matched" && match.entry.id !== entry
        ? [{ entry, question, by: match.entry }]
        : [];
    }),
  );
}
