import { accentAngles, colorFamilies } from "./color-families.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import type { Palette } from "./palette.ts";
import { paletteRecipes } from "./palette-recipes.ts";
import { isAllowed, type LockedColors, type PaletteMode } from "./palette-rules.ts";
import { pick } from "./pick.ts";
import { mapThemeColors, type ThemeColors } from "./theme-colors.ts";

const attempts = 100;
const retriesPerColor = 20;
const degree = Math.PI / 180;

/** The background first, since every rule but one is about it; then what carries the theme. */
const order = ["background", "primary", "accent", "text", "h1", "h2", "h3"] as const;

type Setting = { readonly locked: LockedColors; readonly mode: PaletteMode };

/** Hues of primary and accent, in degrees. */
type Harmony = Readonly<Record<"primary" | "accent", number>>;

/** A palette in harmonious hues around locked colors that break no rule; null after 100 vain attempts. */
export function generatePalette(random: () => number, setting: Setting): Palette | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const harmony = chooseHarmony(random, setting.locked);
    const colors = paint(random, harmony, setting);
    if (colors !== null) return { name: nameOf(harmony, setting.mode), colors };
  }
  return null;
}

function paint(random: () => number, harmony: Harmony, { locked, mode }: Setting): ThemeColors | null {
  let colors = locked;
  for (const name of order) {
    const [low, high, leastChroma, greatestChroma, hue] = paletteRecipes[mode][name];
    for (let retry = 0; colors[name] === undefined; retry++) {
      if (retry === retriesPerColor) return null;
      // Each retry looks further afield, the last ones at every lightness there is.
      const reach = retry / (retriesPerColor - 1);
      const color = fromOklch({
        lightness: between(random, low * (1 - reach), high + (1 - high) * reach),
        chroma: between(random, leastChroma, greatestChroma),
        hue: harmony[hue] * degree,
      });
      const next = { ...colors, [name]: color };
      if (isAllowed(next, mode)) colors = next;
    }
  }
  return mapThemeColors((name) => colors[name] ?? "");
}

function chooseHarmony(random: () => number, locked: LockedColors): Harmony {
  const angle = pick(random, accentAngles) ?? 0;
  const family = (pick(random, colorFamilies)?.[1] ?? 0) + between(random, -7, 7);
  const lead = firstHue([locked.primary, locked.h2, locked.h1, locked.background, locked.text]);
  const second = firstHue([locked.accent, locked.h3]);
  const primary = lead ?? (second === undefined ? family : second - angle);
  return { primary, accent: second ?? primary + angle };
}

/** The hue, in degrees, of the first color that has one worth following. */
function firstHue(colors: readonly (string | undefined)[]): number | undefined {
  const point = colors.map((color = "") => toOklch(color)).find(({ chroma }) => chroma >= 0.02);
  return point && point.hue / degree;
}

function nameOf({ primary, accent }: Harmony, mode: PaletteMode): string {
  const [first, second] = [familyName(primary), familyName(accent)];
  const pair = first === second ? first : `${first} & ${second}`;
  return mode === "dark" ? `${pair} Night` : pair;
}

function familyName(hue: number): string {
  const nearness = (other: number) => Math.cos((hue - other) * degree);
  return colorFamilies.reduce((best, family) => (nearness(family[1]) > nearness(best[1]) ? family : best))[0];
}

function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}
