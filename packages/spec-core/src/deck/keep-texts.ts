import { exactId } from "../content/text-id.ts";
import type { ContentDeck, Slot } from "./slot.ts";

const sameSources = (a: Slot, b: Slot): boolean =>
  a.sources.length === b.sources.length && a.sources.every((source, index) => source === b.sources[index]);

// Details that the client corrects must not stay there with their old text.
const details: ReadonlySet<Slot["kind"]> = new Set(["fact", "price"]);

const isWritten = ({ text }: Slot): boolean => text.trim() !== "";

const isAsDrafted = ({ text, drafted }: Slot): boolean => drafted === exactId(text.trim());

/** Whether somebody wrote or approved this text: it is not exactly our draft. */
const isTheirs = (slot: Slot): boolean => slot.status === "final" || (isWritten(slot) && !isAsDrafted(slot));

/** Whether a written text, or the decision to leave it out, applies to a slot of the new draft. */
const applies = (written: Slot, fresh: Slot): boolean =>
  fresh.status === "open" || !details.has(fresh.kind) || !isWritten(written) || sameSources(written, fresh);

/**
 * A slot of the new draft with a written text. If its sources changed, somebody has to look at it again; a text that
 * somebody left out stays left out.
 */
function withText(fresh: Slot, written: Slot): Slot {
  const isStale = fresh.status !== "open" && isWritten(written) && !sameSources(written, fresh);
  const { drafted: _, ...rest } = fresh;
  // Keeps the hash of the earlier draft, by which an edited text is recognized at the next change. An approved draft
  // whose sources changed loses it: it would look like a draft that nobody approved.
  const isMarked = written.drafted !== undefined && !(isStale && isAsDrafted(written));
  return {
    ...rest,
    text: written.text,
    status: isStale || written.status === "open" ? "draft" : written.status,
    ...(isMarked ? { drafted: written.drafted } : {}),
  };
}

const sectionOf = ({ page, section }: Slot): string => `${page}#${section}`;

/** The last slot of each id, which was written last. */
const byId = (slots: readonly Slot[]): Map<string, Slot> => new Map(slots.map((slot) => [slot.id, slot]));

/**
 * The slots of a new draft with the texts of an earlier deck. Every text that somebody wrote ends up in one of the two
 * lists: in its slot, in a section of its own words, or among those without a place.
 */
export function keepTexts(
  fresh: readonly Slot[],
  before: ContentDeck,
): Pick<ContentDeck, "slots" | "unplaced"> {
  const ids = byId(fresh);
  const sections = new Set(fresh.map(sectionOf));
  const theirs = [...byId(before.slots).values()].filter(isTheirs);
  // Somebody's own text that was made from no answer: it is kept while the site has its section, even if its slot is
  // gone.
  const isOwn = (slot: Slot): boolean =>
    !ids.has(slot.id) && slot.sources.length === 0 && isWritten(slot) && sections.has(sectionOf(slot));
  const placed = new Map<string, Slot>();
  const unplaced: Slot[] = [];
  // Texts that have a slot come before texts that lost theirs.
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
