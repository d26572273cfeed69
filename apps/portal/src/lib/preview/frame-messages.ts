import type { FontRole } from "@sitewright/spec-core/typography";
import { z } from "zod";

/** A place of the site that an answer became, as the frame finds it. */
export interface FramePlace {
  readonly id: string;
  /** CSS selectors, the best first; the first visible match carries the letter. */
  readonly at: readonly string[];
  readonly letter: string;
  /** What choosing it does, in words. */
  readonly label: string;
  /** Whether its letter is shown on the page; the others can only be pointed at. */
  readonly isPinned: boolean;
}

/** A page of the site as the frame shows it. */
export interface FramePage {
  /** In the site: `about/index.html`. */
  readonly file: string;
  /** The whole document; of its head only the title is used. */
  readonly html: string;
  readonly siteCss: string;
  readonly fontsCss: string;
  /** Whether its sections are suggestions, because none is chosen yet. */
  readonly isSuggested: boolean;
}

/** A sample of every kind of text and of every color of the site, in words. */
export interface Specimen {
  /** What comes first where there is no room for both beside each other. */
  readonly first: "type" | "colors";
  /** A note on what the specimen is. */
  readonly note: string;
  /** What each role is called, and what is set in it. */
  readonly samples: Readonly<Record<FontRole, { readonly name: string; readonly words: string }>>;
  readonly niche: string;
  readonly link: string;
  readonly button: string;
  /** The colors that lie on the page, by their role in the site's style sheet. */
  readonly swatches: readonly { readonly role: string; readonly name: string }[];
}

/** Messages from the portal to the frame. */
export type ToFrame =
  | { readonly kind: "page"; readonly page: FramePage }
  | { readonly kind: "places"; readonly places: readonly FramePlace[] }
  /** The place whose field is edited; null: none. */
  | { readonly kind: "lit"; readonly place: string | null }
  /** By how much the frame is drawn smaller than it is: 0.5 is half. */
  | { readonly kind: "scale"; readonly scale: number }
  /** The specimen above the page on the steps that choose type and colors; null: none. */
  | { readonly kind: "specimen"; readonly specimen: Specimen | null }
  /** The client's pictures by their path in the site. */
  | { readonly kind: "pictures"; readonly pictures: Readonly<Record<string, Blob>> };

/** Messages from the frame to the portal. The frame shows the client's words, so its messages are validated. */
export const fromFrameSchema = z.discriminatedUnion("kind", [
  /** The frame is ready to receive messages. */
  z.strictObject({ kind: z.literal("ready") }),
  /** The last page that it was given can be seen. */
  z.strictObject({ kind: z.literal("drawn") }),
  /** Somebody chose a place: its field is to be opened. */
  z.strictObject({ kind: z.literal("choose"), place: z.string().max(100) }),
  /** Somebody followed a link to another page of the site. */
  z.strictObject({ kind: z.literal("open"), file: z.string().max(300) }),
  /** Escape was pressed, and nothing in the site handled it. */
  z.strictObject({ kind: z.literal("escape") }),
]);

export type FromFrame = z.infer<typeof fromFrameSchema>;
