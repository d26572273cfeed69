import { familyOf } from "./color-families.ts";
import { chooseHarmony, type Harmony, nameOf } from "./harmony.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import type { Palette } from "./palette.ts";
import { paletteRecipes } from "./palette-recipes.ts";
import { isAllowed, type LockedColors, type PaletteMode } from "./palette-rules.ts";
import { mapThemeColors, type ThemeColorName, type ThemeColors } from "./theme-colors.ts";

const attempts = 100;
const retriesPerColor = 20;
/** The share of a recipe's least chroma that a fill must keep after conversion to sRGB. */
const leastShare = 0.5;
const degree = Math.PI / 180;

/** The background first, since all rules but one are about it; then the main colors of the theme. */
const order = ["background", "primary", "accent", "text", "h1", "h2", "h3"] as const;

/** The constraints of a palette, and a plain one that proves that a solution exists. */
export type Setting = {
  readonly locked: LockedColors;
  readonly mode: PaletteMode;
  readonly plain: ThemeColors;
};

/** One attempt: its hues, and how far it departs from the recipes, from 0 to 1. */
type Attempt = Setting & { readonly harmony: Harmony; readonly reach: number };

/**
 * A palette in harmonious hues around locked colors that break no rule; null after 100 failed attempts. The
 * first attempt keeps to the recipes, each later one departs further from them.
 */
export function generatePalette(random: () => number, setting: Setting): Palette | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const harmony = chooseHarmony(random, setting.locked);
    const colors = paint(random, { ...setting, harmony, reach: (attempt / (attempts - 1)) ** 2 });
    if (colors !== null) return { name: nameOf(harmony, setting.mode), colors };
  }
  return null;
}

function paint(random: () => number, attempt: Attempt): ThemeColors | null {
  const { locked, mode, plain, reach } = attempt;
  // With some locked colors, the only possible background is one that no recipe contains.
  let colors: LockedColors = reach > 0.25 ? { background: plain.background, ...locked } : locked;
  for (const name of order) {
    const draw = colorGenerator(name, attempt);
    for (let retry = 0; colors[name] === undefined; retry++) {
      if (retry === retriesPerColor) return null;
      const color = draw(random, retry);
      const next = { ...colors, [name]: color };
      if (color !== null && isAllowed(next, mode)) colors = next;
    }
  }
  return mapThemeColors((name) => colors[name] ?? "");
}

/** Draws one of the seven colors; null for a fill that is dull because sRGB has no such vivid color. */
function colorGenerator(name: ThemeColorName, { mode, harmony, reach }: Attempt) {
  const [least, greatest, leastChroma, greatestChroma, whose] = paletteRecipes[mode][name];
  const hue = harmony[whose];
  const isFill = name === "primary" || name === "accent";
  const purest = isFill ? Math.max(least, familyOf(hue).leastLightness) : least;
  const dull = isFill ? leastShare * leastChroma * (1 - reach) : 0;
  return (random: () => number, retry: number): string | null => {
    // Backgrounds and text depart far only in the last retries; a fill departs as far as its attempt.
    const far = isFill ? reach : retry / (retriesPerColor - 1);
    const lightness = between(random, purest * (1 - far), greatest + (1 - greatest) * far);
    const color = fromOklch({
      lightness,
      chroma: between(random, leastChroma, greatestChroma),
      hue: hue * degree,
    });
    return toOklch(color).chroma < dull ? null : color;
  };
}

function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}
