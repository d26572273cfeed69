import { slugify } from "../../text/slugify.ts";
import { type NoteName, notes } from "../data/notes.ts";
import type { HeadingName, SentenceName } from "../data/voice.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, fill } from "../fill.ts";
import { drafted, type Place } from "../place.ts";
import type { Slot, SlotKind } from "../slot.ts";

/** The path of a page's file in the site: `/` and `/about`. */
export const pathOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, "")}`;

/** A section of a page, with its note on what is missing. */
export const placeAt = (
  known: DeckInput,
  { page, section, note, name = "" }: { page: string; section: string; note: NoteName; name?: string },
): Place => ({
  page,
  section,
  note: fill(known.spelt(notes[note]), { ...known.words, page: name }),
});

/** A heading in the site's voice. */
export const heading = (known: DeckInput, place: Place, name: HeadingName): Slot[] =>
  drafted(
    place,
    { part: "heading", kind: "headline", maxWords: 6 },
    { text: capital(fill(known.voice.headings[name], known.words)), sources: [`section: ${place.section}`] },
  );

/** A sentence in the site's voice; its first letter is a capital. */
export const sentence = (
  known: DeckInput,
  name: SentenceName,
  words: Readonly<Record<string, string>>,
): string => fill(known.voice.sentences[name], { ...known.words, ...words });

/** The name of an item made from a fact: readable, and independent of other items. */
export const itemOf = (name: string, id: string): string =>
  `${[...slugify(name)].slice(0, 24).join("")}-${id.slice(-6)}`.replace(/[.#]/g, "");

/** A part of an item, drafted. */
export const itemPart = (
  place: Place,
  { item, part, kind, maxWords }: { item: string; part: string; kind: SlotKind; maxWords: number },
  draft: { readonly text: string; readonly sources: readonly string[] },
): Slot[] => drafted(place, { item, part, kind, maxWords }, draft);
