import type { Assistant } from "@sitewright/assistant";
import type { KnowledgeEntry, StoredKnowledge } from "@sitewright/assistant/knowledge";

/** A way to ask that a change gives to an entry, and the other one that answers it today. */
export interface AnsweredToday {
  readonly entry: string;
  readonly question: string;
  readonly by: KnowledgeEntry;
}

/**
 * The ways to ask which a change adds to an entry while another answers them. Nothing stored breaks by that, so the suite
 * finds nothing: still, who asks so gets another answer from then on.
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
