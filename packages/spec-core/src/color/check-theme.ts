import { contrastRatio } from "./contrast.ts";
import { isHexColor } from "./hex.ts";
import { suggestColor } from "./suggest-color.ts";
import type { ThemeColorName, ThemeColors } from "./theme-colors.ts";
import { graphicRatio, largeTextRatio, textRatio } from "./wcag.ts";

/** A color of the theme, checked against the theme's background. */
export type ThemePair = {
  readonly foreground: ThemeColorName;
  readonly background: "background";
  /** The contrast ratio, unrounded. */
  readonly ratio: number;
  /** The least ratio that passes. */
  readonly required: number;
  readonly passes: boolean;
  /** Which of the two are not `#RRGGBB`: ratio and verdict are computed with black instead. */
  readonly notColors?: readonly ThemeColorName[];
  /** For a failing pair: the nearest color of the same hue that passes, if there is one. */
  readonly suggestion?: string;
};

/** The verdict on a theme, pair by pair. */
export type ThemeCheck = { readonly passes: boolean; readonly pairs: readonly ThemePair[] };

/** The least ratio on the background for each color of a theme; headings count as large text. */
export const requiredRatios = {
  text: textRatio,
  primary: graphicRatio,
  accent: graphicRatio,
  h1: largeTextRatio,
  h2: largeTextRatio,
  h3: largeTextRatio,
} as const satisfies Readonly<Partial<Record<ThemeColorName, number>>>;

/** The foreground colors. */
export const foregrounds = ["text", "primary", "accent", "h1", "h2", "h3"] as const;

/**
 * Checks the readability of a theme. Never throws: a color that is not `#RRGGBB` counts as luminance 0 and is
 * listed in `notColors` of its pairs.
 */
export function checkTheme(colors: Readonly<ThemeColors>): ThemeCheck {
  const pairs = foregrounds.map((foreground) => checkPair(colors, foreground));
  return { passes: pairs.every((pair) => pair.passes), pairs };
}

function checkPair(colors: Readonly<ThemeColors>, foreground: keyof typeof requiredRatios): ThemePair {
  const required = requiredRatios[foreground];
  const ratio = contrastRatio(colors[foreground], colors.background);
  const notColors = ([foreground, "background"] as const).filter((name) => !isHexColor(colors[name]));
  const pair = {
    foreground,
    background: "background",
    ratio,
    required,
    passes: ratio >= required,
    ...(notColors.length > 0 ? { notColors } : {}),
  } as const;
  if (pair.passes) return pair;
  const suggestion = suggestColor(colors[foreground], colors.background, required);
  return suggestion === null ? pair : { ...pair, suggestion };
}
