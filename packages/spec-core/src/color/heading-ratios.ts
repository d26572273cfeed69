import type { Fonts } from "../typography/fonts.ts";

/** The least contrast ratio that each heading needs on the page. */
export type HeadingRatios = Readonly<Record<"h1" | "h2" | "h3", number>>;

/** The ratios for unknown sizes: h1 and h2 are large text in every usual size, h3 is not. */
export const usualHeadingRatios: HeadingRatios = Object.freeze({ h1: 3, h2: 3, h3: 4.5 });

/**
 * The ratios for the headings of a typography: 3 for large text, 4.5 otherwise (WCAG 2.2, 1.4.3). Text is
 * large from 24 CSS pixels, or from 18.67 if bold (https://www.w3.org/TR/WCAG22/#dfn-large-scale).
 */
export function headingRatios(fonts: Readonly<Fonts>): HeadingRatios {
  return {
    h1: requiredRatio(fonts.h1Size, fonts.h1Weight),
    h2: requiredRatio(fonts.h2Size, fonts.h2Weight),
    h3: requiredRatio(fonts.h3Size, fonts.h3Weight),
  };
}

function requiredRatio(size: string, weight: string): number {
  const pixels = Number.parseFloat(size) * 16;
  return pixels >= 24 || (pixels >= 56 / 3 && Number(weight) >= 700) ? 3 : 4.5;
}
