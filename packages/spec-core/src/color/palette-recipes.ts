import type { PaletteMode } from "./palette-rules.ts";
import type { ThemeColorName } from "./theme-colors.ts";

/** Where a color of a generated palette is looked for: ranges of Oklch lightness and chroma, and whose hue it has. */
export type Recipe = {
  readonly lightness: readonly [number, number];
  readonly chroma: readonly [number, number];
  readonly hue: "primary" | "accent";
};

/** The look of generated palettes: tinted grounds, quiet text, a deep or glowing primary, a lively accent. */
export const paletteRecipes: Readonly<Record<PaletteMode, Readonly<Record<ThemeColorName, Recipe>>>> = {
  light: {
    background: { lightness: [0.97, 0.99], chroma: [0.004, 0.016], hue: "primary" },
    text: { lightness: [0.23, 0.31], chroma: [0.015, 0.04], hue: "primary" },
    primary: { lightness: [0.35, 0.43], chroma: [0.1, 0.17], hue: "primary" },
    accent: { lightness: [0.58, 0.66], chroma: [0.12, 0.19], hue: "accent" },
    h1: { lightness: [0.26, 0.35], chroma: [0.06, 0.12], hue: "primary" },
    h2: { lightness: [0.37, 0.46], chroma: [0.09, 0.15], hue: "primary" },
    h3: { lightness: [0.44, 0.53], chroma: [0.09, 0.14], hue: "accent" },
  },
  dark: {
    background: { lightness: [0.16, 0.22], chroma: [0.015, 0.05], hue: "primary" },
    text: { lightness: [0.92, 0.96], chroma: [0.008, 0.025], hue: "primary" },
    primary: { lightness: [0.56, 0.64], chroma: [0.14, 0.22], hue: "primary" },
    accent: { lightness: [0.82, 0.9], chroma: [0.1, 0.17], hue: "accent" },
    h1: { lightness: [0.95, 0.98], chroma: [0.006, 0.025], hue: "accent" },
    h2: { lightness: [0.78, 0.86], chroma: [0.08, 0.13], hue: "primary" },
    h3: { lightness: [0.8, 0.88], chroma: [0.09, 0.15], hue: "accent" },
  },
};
