import { z } from "zod";
import { deckVersion } from "./deck-version.ts";

/** What a slot's text becomes on the page. */
export const slotKinds = [
  "headline",
  "text",
  "item",
  "price",
  "question",
  "answer",
  "quote",
  "picture",
  "button",
  "label",
  "fact",
  "address",
  "title",
  "description",
] as const;

export type SlotKind = (typeof slotKinds)[number];

export const slotSchema = z.strictObject({
  /** `page#section.part`, or `page#section.item.part`; the same place keeps it whatever else is answered. */
  id: z.string().regex(/^[^#]*#[^.#]+\.[^.#]+(?:\.[^.#]+)?$/),
  /** The path of its page; `*` for every page. */
  page: z.string(),
  section: z.string(),
  kind: z.enum(slotKinds),
  /** What visitors read; of a picture its alternative text. */
  text: z.string(),
  /** `open`: to be written; `draft`: ours, from `sources`; `final`: somebody's own. A final one without a text is left out. */
  status: z.enum(["open", "draft", "final"]),
  /** About how many words have room. */
  maxWords: z.int().positive(),
  /** The client's words and choices that a draft was made from. */
  sources: z.array(z.string()),
  /** What belongs here. */
  hint: z.string(),
});

/** A place for words on the site. */
export type Slot = z.output<typeof slotSchema>;

/** The shape of `content.json`. */
export const contentDeckSchema = z.strictObject({
  deckVersion: z.literal(deckVersion),
  slots: z.array(slotSchema),
  /** Texts that somebody wrote and that no longer have a place; nothing prints them. */
  unplaced: z.array(slotSchema),
});

/** Every word of a site but for fixed labels, slot by slot. */
export type ContentDeck = z.output<typeof contentDeckSchema>;
