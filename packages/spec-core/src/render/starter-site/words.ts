import { partsOf } from "../../deck/place.ts";
import type { ContentDeck, Slot } from "../../deck/slot.ts";
import { memoByText } from "../../memo.ts";

/** The words of one entry of a list. */
export interface ItemWords {
  readonly item: string;
  /** The text of a part; empty if there is none. */
  readonly text: (part: string) => string;
}

/** The words of a section. */
export interface SectionWords {
  /** The text of a part of the section itself; empty if there is none. */
  readonly text: (part: string) => string;
  /** The entries of its list that have a text. */
  readonly items: readonly ItemWords[];
  /** The hint on what is missing; null if nothing is. */
  readonly note: string | null;
  /** Whether all its texts are final. */
  readonly isSettled: boolean;
}

/** The words of a section of a page, `*` for those on every page. */
export type WordsOf = (page: string, section: string) => SectionWords;

const textIn =
  (slots: readonly Slot[]): SectionWords["text"] =>
  (part) =>
    slots.find((slot) => partsOf(slot).part === part)?.text.trim() ?? "";

function sectionWords(slots: readonly Slot[]): SectionWords {
  const byItem = new Map<string, Slot[]>();
  for (const slot of slots) {
    const { item } = partsOf(slot);
    if (item !== null) byItem.set(item, [...(byItem.get(item) ?? []), slot]);
  }
  const waiting = slots.find(({ status, text }) => status === "open" && text.trim() === "");
  return {
    text: textIn(slots.filter((slot) => partsOf(slot).item === null)),
    items: [...byItem].flatMap(([item, own]) =>
      own.some(({ text }) => text.trim() !== "") ? [{ item, text: textIn(own) }] : [],
    ),
    note: waiting?.hint ?? null,
    isSettled: slots.every(({ kind, status }) => kind !== "text" || status === "final"),
  };
}

/** The words of a deck, section by section. */
export function wordsOf({ slots }: ContentDeck): WordsOf {
  const bySection = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = `${slot.page}#${slot.section}`;
    const found = bySection.get(key);
    if (found) found.push(slot);
    else bySection.set(key, [slot]);
  }
  const read = memoByText((key) => sectionWords(bySection.get(key) ?? []), Number.POSITIVE_INFINITY);
  return (page, section) => read(`${page}#${section}`);
}
