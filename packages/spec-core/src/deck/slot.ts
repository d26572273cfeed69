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

/** The most characters that a text of a deck has. */
const textMax = 50_000;
/** The most characters of a page's path, an id or another name. */
const nameMax = 2_000;
/** The most texts that one draft is made from. */
const sourcesMax = 5_000;
/** The most slots of a deck, and the most texts without a place. */
export const slotsMax = 20_000;

const text = z.string().max(textMax);
const name = z.string().max(nameMax);

export const slotSchema = z.strictObject({
  /** `page#section.part`, or `page#section.item.part`; the same place keeps it whatever else is answered. */
  id: name.regex(/^[^#]*#[^.#]+\.[^.#]+(?:\.[^.#]+)?$/),
  /** The path of its page; `*` for every page. */
  page: name,
  section: name,
  kind: z.enum(slotKinds),
  /** What visitors read; of a picture its alternative text. */
  text,
  /**
   * `open`: to be written; `draft`: generated from `sources`; `final`: somebody's own text. A final slot without a text
   * is left out of the page.
   */
  status: z.enum(["open", "draft", "final"]),
  /** The approximate number of words that fit. */
  maxWords: z.int().positive().max(10_000),
  /** The client's words and choices that a draft was made from. */
  sources: z.array(text).max(sourcesMax),
  /** A description of what belongs here. */
  hint: text,
  /** A hash of the text as it was drafted; an edit of the text does not change it. Absent where no draft was made. */
  drafted: z.string().max(20).optional(),
});

/** A place for words on the site. */
export type Slot = z.output<typeof slotSchema>;

/** The shape of `content.json`. */
export const contentDeckSchema = z.strictObject({
  deckVersion: z.literal(deckVersion),
  slots: z.array(slotSchema).max(slotsMax),
  /** Texts that somebody wrote and whose slot is gone; they are not printed. */
  unplaced: z.array(slotSchema).max(slotsMax),
});

/** All words of a site except fixed labels, slot by slot. */
export type ContentDeck = z.output<typeof contentDeckSchema>;
