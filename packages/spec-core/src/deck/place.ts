import { exactId } from "../content/text-id.ts";
import type { Slot, SlotKind } from "./slot.ts";

/** The place of slots: a section of a page. */
export interface Place {
  readonly page: string;
  readonly section: string;
  /** What the section waits for, in the words of the trade: the one note that it prints. */
  readonly note: string;
}

/** The properties of a slot besides its place. */
interface Part {
  /** The list item that it belongs to; absent for the section's own words. */
  readonly item?: string;
  readonly part: string;
  readonly kind: SlotKind;
  readonly maxWords: number;
}

const idOf = ({ page, section }: Place, { item, part }: Part): string =>
  `${page}#${section}.${item === undefined ? "" : `${item}.`}${part}`;

/** A slot with a draft; empty if there is no text. */
export const drafted = (
  place: Place,
  part: Part,
  { text, sources }: { readonly text: string; readonly sources: readonly string[] },
): Slot[] =>
  text.trim() === ""
    ? []
    : [
        {
          id: idOf(place, part),
          page: place.page,
          section: place.section,
          kind: part.kind,
          text: text.trim(),
          status: "draft",
          maxWords: part.maxWords,
          sources: [...new Set(sources)],
          hint: place.note,
          drafted: exactId(text.trim()),
        },
      ];

/** A slot for a text that somebody has to write. */
export const open = (place: Place, part: Part): Slot => ({
  id: idOf(place, part),
  page: place.page,
  section: place.section,
  kind: part.kind,
  text: "",
  status: "open",
  maxWords: part.maxWords,
  sources: [],
  hint: place.note,
});

/** The names of a slot's item and part, from its id. */
export function partsOf({ id }: Pick<Slot, "id">): { item: string | null; part: string } {
  const names = id.slice(id.lastIndexOf("#") + 1).split(".");
  return { item: names.length > 2 ? (names[1] ?? null) : null, part: names.at(-1) ?? "" };
}
