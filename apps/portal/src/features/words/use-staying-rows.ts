import { useState } from "react";
import type { ListedStatement } from "../../lib/words/sort-words.ts";

/** The sentences that visitors read, and those for the agency only. */
type ListName = "printed" | "kept";

type Lists = Readonly<Record<ListName, readonly ListedStatement[]>>;

/** What a list showed when a sentence was switched. */
interface Shown {
  readonly rows: readonly string[];
  /** The ids of both lists: a sentence with another id was added since. */
  readonly known: ReadonlySet<string>;
}

const idsOf = (statements: readonly ListedStatement[]): string[] => statements.map(({ id }) => id);

/**
 * The rows of both lists. From a switch until its fold is opened or closed none leaves or enters a list, so that a
 * second press in the same place concerns the same sentence.
 */
export function useStayingRows(lists: Lists) {
  const [shown, setShown] = useState<Readonly<Record<ListName, Shown | null>>>({ printed: null, kept: null });
  const all = [...lists.printed, ...lists.kept];
  const rowsOf = (name: ListName): readonly ListedStatement[] => {
    const before = shown[name];
    if (!before) return lists[name];
    const byId = new Map(all.map((statement) => [statement.id, statement]));
    const stayed = before.rows.flatMap((id) => byId.get(id) ?? []);
    return [...stayed, ...lists[name].filter(({ id }) => !before.known.has(id))];
  };
  const rows = { printed: rowsOf("printed"), kept: rowsOf("kept") };
  const shownNow = (name: ListName): Shown => ({ rows: idsOf(rows[name]), known: new Set(idsOf(all)) });
  return {
    rows,
    /** Call when a sentence is switched. */
    stay: (): void =>
      setShown({
        printed: shown.printed ?? shownNow("printed"),
        kept: shown.kept ?? shownNow("kept"),
      }),
    /** Call when the fold of a list is opened or closed. */
    sortAnew: (name: ListName): void => setShown((before) => ({ ...before, [name]: null })),
  };
}
