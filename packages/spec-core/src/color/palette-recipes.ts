import type { Harmony } from "./harmony.ts";
import type { PaletteMode } from "./palette-rules.ts";
import type { ThemeColorName } from "./theme-colors.ts";

/** The range of a color of a generated palette: Oklch lightness and chroma, and which hue it takes. */
export type Recipe = readonly [
  leastLightness: number,
  greatestLightness: number,
  leastChroma: number,
  greatestChroma: number,
  hue: keyof Harmony,
];

/**
 * The style of generated palettes: tinted backgrounds, muted text, a vivid accent. On a light background,
 * primary and accent may have any lightness at which the hue is recognisable and readable; the rule on the
 * contrast between the two makes one dark if the other is bright.
 */
export const paletteRecipes: Readonly<Record<PaletteMode, Readonly<Record<ThemeColorName, Recipe>>>> = {
  light: {
    background: [0.97, 0.99, 0.004, 0.016, "primary"],
    text: [0.23, 0.31, 0.015, 0.04, "ink"],
    primary: [0.27, 0.68, 0.13, 0.21, "primary"],
    accent: [0.25, 0.68, 0.13, 0.21, "accent"],
    h1: [0.26, 0.35, 0.06, 0.12, "ink"],
    h2: [0.37, 0.46, 0.09, 0.15, "ink"],
    h3: [0.44, 0.53, 0.09, 0.14, "accent"],
  },
  dark: {
    background: [0.16, 0.22, 0.015, 0.05, "primary"],
    text: [0.92, 0.96, 0.008, 0.025, "primary"],
    primary: [0.56, 0.64, 0.14, 0.22, "primary"],
    accent: [0.5, 0.92, 0.12, 0.17, "accent"],
    h1: [0.95, 0.98, 0.006, 0.025, "accent"],
    h2: [0.78, 0.86, 0.08, 0.13, "primary"],
    h3: [0.8, 0.88, 0.09, 0.15, "accent"],
  },
};
