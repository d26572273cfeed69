import type { SectionName } from "../../onboarding/layout-sections.ts";
import type { ToneOption } from "../../onboarding/options.ts";

/** The background of a section: the page, a card's background, or one of the brand's colors. */
export type Ground = "page" | "surface" | "primary" | "accent";

/** The look of a tone beyond the values of custom properties. */
export interface ArtDirection {
  /** The composition of the hero. */
  readonly hero: "split" | "facts" | "quiet" | "poster" | "panel";
  /** The background of a page's title. */
  readonly pageHead: Ground;
  /** The background of a page's last call to action. */
  readonly closing: Ground;
  readonly grounds: Readonly<Partial<Record<SectionName, Ground>>>;
  /** The factors by which the client's sizes grow on a wide screen. */
  readonly scale: { readonly hero: number; readonly title: number; readonly h2: number };
}

/** The five art directions. */
export const artDirections: Readonly<Record<ToneOption, ArtDirection>> = {
  Modern: {
    hero: "split",
    pageHead: "page",
    closing: "page",
    grounds: { services: "surface", testimonials: "primary", pricing: "surface", contact: "surface" },
    scale: { hero: 2.2, title: 1.9, h2: 1.5 },
  },
  Corporate: {
    hero: "facts",
    pageHead: "surface",
    closing: "surface",
    grounds: { hero: "surface", testimonials: "surface", contact: "surface" },
    scale: { hero: 1.5, title: 1.35, h2: 1.05 },
  },
  Minimalist: {
    hero: "quiet",
    pageHead: "page",
    closing: "page",
    grounds: {},
    scale: { hero: 2.1, title: 1.7, h2: 1 },
  },
  Bold: {
    hero: "poster",
    pageHead: "primary",
    closing: "accent",
    grounds: {
      hero: "primary",
      services: "surface",
      testimonials: "primary",
      pricing: "accent",
      team: "surface",
      contact: "primary",
    },
    scale: { hero: 5, title: 2.6, h2: 2 },
  },
  Fun: {
    hero: "panel",
    pageHead: "accent",
    closing: "primary",
    grounds: {
      hero: "accent",
      features: "page",
      services: "surface",
      testimonials: "primary",
      portfolio: "page",
      pricing: "surface",
      team: "page",
      contact: "accent",
    },
    scale: { hero: 2.4, title: 1.9, h2: 1.35 },
  },
};
