import { accentAngles, colorFamilies, familyOf } from "./color-families.ts";
import { toOklch } from "./oklch.ts";
import type { LockedColors, PaletteMode } from "./palette-rules.ts";
import { pick } from "./pick.ts";

/** The hues of a palette, in degrees: of its primary, its accent, and its text and headings. */
export type Harmony = Readonly<Record<"primary" | "accent" | "ink", number>>;

const degree = Math.PI / 180;

/** Harmonious hues that include those of locked colors. Takes three random numbers. */
export function chooseHarmony(random: () => number, locked: LockedColors): Harmony {
  const angle = pick(random, accentAngles) ?? 0;
  const family = (pick(random, colorFamilies)?.hue ?? 0) + (random() - 0.5) * 14;
  const lead = firstHue([locked.primary, locked.h2, locked.h1, locked.background, locked.text]);
  const second = firstHue([locked.accent, locked.h3]);
  const primary = lead ?? (second === undefined ? family : second - angle);
  const accent = second ?? primary + angle;
  return { primary, accent, ink: inkOf(primary, accent) };
}

/** The hue of dark text on a light background: the one of the two that stays recognisable when dark. */
function inkOf(primary: number, accent: number): number {
  const least = familyOf(primary).leastLightness;
  return least >= 0.55 && familyOf(accent).leastLightness < least ? accent : primary;
}

/** The hue, in degrees, of the first color with enough chroma. */
function firstHue(colors: readonly (string | undefined)[]): number | undefined {
  const point = colors.map((color = "") => toOklch(color)).find(({ chroma }) => chroma >= 0.02);
  return point && point.hue / degree;
}

/** A palette's name: 'Rose & Teal', 'Plum Night'. */
export function nameOf({ primary, accent }: Harmony, mode: PaletteMode): string {
  const [first, second] = [familyOf(primary).name, familyOf(accent).name];
  const pair = first === second ? first : `${first} & ${second}`;
  return mode === "dark" ? `${pair} Night` : pair;
}
