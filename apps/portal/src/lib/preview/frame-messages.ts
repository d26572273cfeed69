import type { FontRole } from "@sitewright/spec-core/typography";
import { z } from "zod";

/** A place in the site that shows an answer, as the frame finds it. */
export interface FramePlace {
  readonly id: string;
  /** CSS selectors in order of preference; the first visible match has the letter. */
  readonly at: readonly string[];
  readonly letter: string;
  /** The action of choosing it, in words. */
  readonly label: string;
  /** Its letter is shown on the page; places without one only react to the pointer. */
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
  /** Its sections are suggestions, because none is chosen yet. */
  readonly isSuggested: boolean;
}

/** The specimen: a sample of every kind of text and every color of the site. */
export interface Specimen {
  /** Shown first where text and colors do not fit side by side. */
  readonly first: "type" | "colors";
  /** A note on what the specimen is. */
  readonly note: string;
  /** The name of each role, and its sample text. */
  readonly samples: Readonly<Record<FontRole, { readonly name: string; readonly words: string }>>;
  readonly niche: string;
  readonly link: string;
  readonly button: string;
  /** The colors used on the page, by their role in the site's style sheet. */
  readonly swatches: readonly { readonly role: string; readonly name: string }[];
}

/** Messages from the portal to the frame. */
export type ToFrame =
  | { readonly kind: "page"; readonly page: FramePage }
  | { readonly kind: "places"; readonly places: readonly FramePlace[] }
  /** The place of the edited field; null: none. */
  | { readonly kind: "lit"; readonly place: string | null }
  /** The scale at which the frame is drawn: 0.5 is half. */
  | { readonly kind: "scale"; readonly scale: number }
  /** The specimen above the page on the steps that choose type and colors; null: none. */
  | { readonly kind: "specimen"; readonly specimen: Specimen | null }
  /** The client's pictures by their path in the site. */
  | { readonly kind: "pictures"; readonly pictures: Readonly<Record<string, Blob>> };

/** Messages from the frame to the portal. The frame shows the client's texts, so its messages are validated. */
export const fromFrameSchema = z.discriminatedUnion("kind", [
  /** The frame is ready to receive messages. */
  z.strictObject({ kind: z.literal("ready") }),
  /** The last page that it received is visible. */
  z.strictObject({ kind: z.literal("drawn") }),
  /** A place was chosen: its field is to be opened. */
  z.strictObject({ kind: z.literal("choose"), place: z.string().max(100) }),
  /** A link to another page of the site was followed. */
  z.strictObject({ kind: z.literal("open"), file: z.string().max(300) }),
  /** Escape was pressed, and nothing in the site handled it. */
  z.strictObject({ kind: z.literal("escape") }),
]);

export type FromFrame = z.infer<typeof fromFrameSchema>;
