import { type AnswerLink, entryOf, type KnowledgeEntry } from "./entry.ts";

/** An entry of the staff: a new one, or their wording of a built-in one of the same id. */
export interface StoredEntry {
  readonly id: string;
  readonly label: string;
  readonly answer: string;
  /** In addition to those of the built-in entry. */
  readonly examples: readonly string[];
  readonly links: readonly AnswerLink[];
  readonly declines: boolean;
  readonly isOn: boolean;
}

/** A way to ask that was learnt from a visitor, and the question that must find its entry from then on. */
export interface LearntPattern {
  readonly entryId: string;
  readonly example: string;
  readonly regression: string;
}

/** The entries that the staff have added to the built-in ones. */
export interface StoredKnowledge {
  readonly entries: readonly StoredEntry[];
  readonly patterns: readonly LearntPattern[];
}

const ownEntry = ({ id, label, answer, examples, links, declines }: StoredEntry): KnowledgeEntry =>
  entryOf({ id, topic: id, facet: "about", label, answer, examples, links, declines });

const reworded = (entry: KnowledgeEntry, stored: StoredEntry): KnowledgeEntry => ({
  ...entry,
  label: stored.label,
  answer: stored.answer,
  links: stored.links,
  declines: stored.declines,
  examples: [...entry.examples, ...stored.examples],
});

/**
 * The whole knowledge: the built-in entries, in the staff's words if there are any, the staff's own entries, and the
 * learnt patterns of each. Entries that are switched off are removed, also from quick replies; patterns of missing
 * entries are left out.
 */
export function withStored(
  builtIn: readonly KnowledgeEntry[],
  { entries, patterns }: StoredKnowledge,
): readonly KnowledgeEntry[] {
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  const builtInIds = new Set(builtIn.map(({ id }) => id));
  const all = [
    ...builtIn.map((entry) => {
      const own = stored.get(entry.id);
      return own ? reworded(entry, own) : entry;
    }),
    ...entries.filter(({ id }) => !builtInIds.has(id)).map(ownEntry),
  ].filter(({ id }) => stored.get(id)?.isOn ?? true);
  const ids = new Set(all.map(({ id }) => id));
  return all.map((entry) => {
    const own = patterns.filter(({ entryId }) => entryId === entry.id);
    return {
      ...entry,
      quickReplies: entry.quickReplies.filter((id) => ids.has(id)),
      examples: [...entry.examples, ...own.map(({ example }) => example)],
      regressions: [...(entry.regressions ?? []), ...own.map(({ regression }) => regression)],
    };
  });
}
