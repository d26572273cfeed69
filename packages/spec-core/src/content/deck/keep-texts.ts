import type { ContentDeck, Slot } from "./slot.ts";

const sameSources = (a: Slot, b: Slot): boolean =>
  a.sources.length === b.sources.length && a.sources.every((source, index) => source === b.sources[index]);

// A detail that the client corrects must not go on standing there in its old words.
const details: ReadonlySet<Slot["kind"]> = new Set(["fact", "price"]);

/** Whether somebody wrote or settled this text; a draft that says what its slot was drafted with is ours. */
const isTheirs = (slot: Slot, fresh: Slot | undefined): boolean =>
  slot.status === "final" ||
  (slot.text.trim() !== "" && fresh !== undefined && fresh.text !== slot.text && sameSources(slot, fresh));

/** A slot with the text that it had before, where that still applies. */
function withText(fresh: Slot, before: Slot | undefined): Slot {
  if (!before || !isTheirs(before, fresh)) return fresh;
  const isStale = !sameSources(before, fresh) && fresh.status !== "open";
  if (isStale && details.has(fresh.kind)) return fresh;
  // What it was written from has changed: it stays, to be looked at again.
  const status = isStale || before.status === "open" ? "draft" : before.status;
  return { ...fresh, text: before.text, status };
}

/** Somebody's own words, made from no answer, in a section that the site still has: they outlive the gap they filled. */
const isOwn = (slot: Slot, sections: ReadonlySet<string>): boolean =>
  slot.status === "final" && slot.sources.length === 0 && sections.has(`${slot.page}#${slot.section}`);

/** The slots of a new draft with the texts of an earlier deck; those that have no place any more are kept apart. */
export function keepTexts(
  fresh: readonly Slot[],
  before: ContentDeck,
): Pick<ContentDeck, "slots" | "unplaced"> {
  const earlier = new Map([...before.unplaced, ...before.slots].map((slot) => [slot.id, slot]));
  const byId = new Map(fresh.map((slot) => [slot.id, slot]));
  const sections = new Set(fresh.map(({ page, section }) => `${page}#${section}`));
  const own = before.slots.filter((slot) => !byId.has(slot.id) && isOwn(slot, sections));
  const kept = fresh.map((slot) => withText(slot, earlier.get(slot.id)));
  const ownIds = new Set(own.map(({ id }) => id));
  const unplaced = [...earlier.values()].filter((slot) => {
    const now = byId.get(slot.id);
    if (ownIds.has(slot.id) || slot.text.trim() === "") return false;
    if (!now) return slot.status === "final";
    return slot.status === "final" && details.has(now.kind) && !sameSources(slot, now);
  });
  return { slots: [...kept, ...own], unplaced };
}
