import { exactId } from "../content/text-id.ts";
import type { ContentDeck, Slot } from "./slot.ts";

const sameSources = (a: Slot, b: Slot): boolean =>
  a.sources.length === b.sources.length && a.sources.every((source, index) => source === b.sources[index]);

// A detail that the client corrects must not stay there in its old words.
const details: ReadonlySet<Slot["kind"]> = new Set(["fact", "price"]);

const isWritten = ({ text }: Slot): boolean => text.trim() !== "";

const isAsDrafted = ({ text, drafted }: Slot): boolean => drafted === exactId(text.trim());

/** Whether somebody wrote or settled this text: it is no draft of ours to the letter. */
const isTheirs = (slot: Slot): boolean => slot.status === "final" || (isWritten(slot) && !isAsDrafted(slot));

/** Whether a written text, or the decision to leave it out, applies to a slot of the new draft. */
const applies = (written: Slot, fresh: Slot): boolean =>
  fresh.status === "open" || !details.has(fresh.kind) || !isWritten(written) || sameSources(written, fresh);

/**
 * A slot of the new draft with a written text; what it was written from has changed: it is to be looked at again. What
 * somebody left out stays left out.
 */
function withText(fresh: Slot, written: Slot): Slot {
  const isStale = fresh.status !== "open" && isWritten(written) && !sameSources(written, fresh);
  const { drafted: _, ...rest } = fresh;
  // The mark of the earlier draft stays: by it an edited text is known as somebody's at the next change, too. An
  // approved draft would no longer be known as approved by it.
  const isMarked = written.drafted !== undefined && !(isStale && isAsDrafted(written));
  return {
    ...rest,
    text: written.text,
    status: isStale || written.status === "open" ? "draft" : written.status,
    ...(isMarked ? { drafted: written.drafted } : {}),
  };
}

const sectionOf = ({ page, section }: Slot): string => `${page}#${section}`;

/** The last of each id: it is the one that was written last. */
const byId = (slots: readonly Slot[]): Map<string, Slot> => new Map(slots.map((slot) => [slot.id, slot]));

/**
 * The slots of a new draft with the texts of an earlier deck. A text that somebody wrote is in one of the two lists
 * afterwards, whatever changed: in its slot, in a section of its own words, or among those that have no place.
 */
export function keepTexts(
  fresh: readonly Slot[],
  before: ContentDeck,
): Pick<ContentDeck, "slots" | "unplaced"> {
  const ids = byId(fresh);
  const sections = new Set(fresh.map(sectionOf));
  const theirs = [...byId(before.slots).values()].filter(isTheirs);
  // Somebody's own words, made from no answer, outlive the gap that they filled while the site has their section.
  const isOwn = (slot: Slot): boolean =>
    !ids.has(slot.id) && slot.sources.length === 0 && isWritten(slot) && sections.has(sectionOf(slot));
  const placed = new Map<string, Slot>();
  const unplaced: Slot[] = [];
  // Texts with a slot come before texts that have lost theirs.
  for (const slot of [...theirs, ...before.unplaced.toReversed()]) {
    const place = ids.get(slot.id);
    const isFree = !placed.has(slot.id) && (place ? applies(slot, place) : isOwn(slot));
    if (isFree) placed.set(slot.id, slot);
    else if (isWritten(slot)) unplaced.push(slot);
  }
  const kept = fresh.map((slot) => {
    const written = placed.get(slot.id);
    return written ? withText(slot, written) : slot;
  });
  const own = [...placed.values()].filter(({ id }) => !ids.has(id));
  const isListed = new Set(unplaced);
  return {
    slots: [...kept, ...own],
    unplaced: distinct([
      ...before.unplaced.filter((slot) => isListed.has(slot)),
      ...unplaced.filter((slot) => !before.unplaced.includes(slot)),
    ]),
  };
}

/** Each text without a place once. */
const distinct = (slots: readonly Slot[]): Slot[] => [
  ...new Map(slots.map((slot) => [JSON.stringify([slot.id, slot.text, slot.sources]), slot])).values(),
];
