import type { Fonts } from "../typography/fonts.ts";
import { largeTextRatio, ratioForText, textRatio } from "./wcag.ts";

/** The least contrast ratio that each heading needs on the page. */
export type HeadingRatios = Readonly<Record<"h1" | "h2" | "h3", number>>;

/** The ratios for unknown sizes: h1 and h2 are large text in every usual size, h3 is not. */
export const usualHeadingRatios: HeadingRatios = Object.freeze({
  h1: largeTextRatio,
  h2: largeTextRatio,
  h3: textRatio,
});

/** The ratios for the headings of a typography. */
export function headingRatios(fonts: Readonly<Fonts>): HeadingRatios {
  return {
    h1: requiredRatio(fonts.h1Size, fonts.h1Weight),
    h2: requiredRatio(fonts.h2Size, fonts.h2Weight),
    h3: requiredRatio(fonts.h3Size, fonts.h3Weight),
  };
}

function requiredRatio(size: string, weight: string): number {
  return ratioForText({ sizePx: Number.parseFloat(size) * 16, weight: Number(weight) });
}
