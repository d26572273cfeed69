import type { Site } from "../site.ts";

/** Where a drawing of the trade may stand. */
export type DrawingPlace =
  | "opening"
  | { readonly service: number; readonly words: string }
  | "prices"
  | "contact"
  | "footer";

/** The drawing of the business's trade for a place, as SVG; empty where there is none. */
export const drawing = (_site: Site, _place: DrawingPlace): string => "";
