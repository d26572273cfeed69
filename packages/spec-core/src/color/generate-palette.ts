import { accentAngles, colorFamilies } from "./color-families.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import type { Palette } from "./palette.ts";
import { paletteRecipes, type Recipe } from "./palette-recipes.ts";
import { conflictsWith, fits, type LockedColors, type PaletteMode } from "./palette-rules.ts";
import type { ThemeColorName, ThemeColors } from "./theme-colors.ts";

const attempts = 100;
const retriesPerColor = 20;
const degree = Math.PI / 180;

/** The background first, since every rule but one is about it; then what carries the theme. */
const order = ["background", "primary", "accent", "text", "h1", "h2", "h3"] as const;

type Setting = { readonly locked: LockedColors; readonly mode: PaletteMode };

/** Hues of primary and accent, in degrees. */
type Harmony = Readonly<Record<Recipe["hue"], number>>;

/** A palette in harmonious hues that keeps the locked colors and every rule; null after 100 vain attempts. */
export function generatePalette(random: () => number, setting: Setting): Palette | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const harmony = chooseHarmony(random, setting.locked);
    const colors = paint(random, harmony, setting);
    if (colors !== null) return { name: nameOf(harmony, setting.mode), colors };
  }
  return null;
}

function paint(random: () => number, harmony: Harmony, { locked, mode }: Setting): ThemeColors | null {
  let colors: LockedColors = locked;
  for (const name of order) {
    if (locked[name] !== undefined) continue;
    const color = findColor(name, { random, harmony, colors, mode });
    if (color === null) return null;
    colors = { ...colors, [name]: color };
  }
  return isComplete(colors) && conflictsWith(colors, mode).length === 0 ? colors : null;
}

type Canvas = {
  readonly random: () => number;
  readonly harmony: Harmony;
  readonly colors: LockedColors;
  readonly mode: PaletteMode;
};

function findColor(name: ThemeColorName, { random, harmony, colors, mode }: Canvas): string | null {
  const recipe = paletteRecipes[mode][name];
  for (let retry = 0; retry < retriesPerColor; retry++) {
    // Each retry looks further afield, the last ones at every lightness there is.
    const reach = retry / (retriesPerColor - 1);
    const [low, high] = recipe.lightness;
    const color = fromOklch({
      lightness: between(random, low * (1 - reach), high + (1 - high) * reach),
      chroma: between(random, ...recipe.chroma),
      hue: harmony[recipe.hue] * degree,
    });
    if (fits(name, color, { colors, mode })) return color;
  }
  return null;
}

function chooseHarmony(random: () => number, locked: LockedColors): Harmony {
  const angle = pick(random, accentAngles) ?? 0;
  const family = (pick(random, colorFamilies)?.hue ?? 0) + between(random, -7, 7);
  const lead = [locked.primary, locked.h2, locked.h1, locked.background, locked.text].map(hueOf).find(isHue);
  const second = [locked.accent, locked.h3].map(hueOf).find(isHue);
  const primary = lead ?? (second === undefined ? family : second - angle);
  return { primary, accent: second ?? primary + angle };
}

/** The hue of a color in degrees; undefined where it has none worth following. */
function hueOf(color: string | undefined): number | undefined {
  const point = color === undefined ? null : toOklch(color);
  return point === null || point.chroma < 0.02 ? undefined : point.hue / degree;
}

function isHue(hue: number | undefined): hue is number {
  return hue !== undefined;
}

function nameOf({ primary, accent }: Harmony, mode: PaletteMode): string {
  const [first, second] = [familyName(primary), familyName(accent)];
  const pair = first === second ? first : `${first} & ${second}`;
  return mode === "dark" ? `${pair} Night` : pair;
}

function familyName(hue: number): string {
  const gap = (other: number) => Math.abs(((((hue - other) % 360) + 540) % 360) - 180);
  return colorFamilies.reduce((best, family) => (gap(family.hue) < gap(best.hue) ? family : best), {
    name: "",
    hue: hue + 180,
  }).name;
}

function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}

function pick<T>(random: () => number, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)];
}

function isComplete(colors: LockedColors): colors is ThemeColors {
  return order.every((name) => colors[name] !== undefined);
}
