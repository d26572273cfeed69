import { colorDistance, toOklch } from "./oklch.ts";
import type { LockedColors } from "./palette-rules.ts";
import { type ThemeColors, themeColorNames } from "./theme-colors.ts";

/** How many other palettes are shown before one may be repeated. */
const memory = 6;

/** Distance in Oklab below which people who see two colors one after the other cannot distinguish them. */
const sameColor = 0.03;

/**
 * Whether a palette looks like one of the last six. Only unlocked colors are compared, since the others are
 * the same in all of them; if everything is locked, nothing is a repetition.
 */
export function repetition(
  recent: readonly Readonly<ThemeColors>[],
  locked: LockedColors,
): (colors: Readonly<ThemeColors>) => boolean {
  const free = themeColorNames.filter((name) => locked[name] === undefined);
  const pointsOf = (colors: Readonly<ThemeColors>) => free.map((name) => toOklch(colors[name]));
  const seen = recent.slice(-memory).map(pointsOf);
  return (colors) => {
    if (free.length === 0 || seen.length === 0) return false;
    const points = pointsOf(colors);
    return seen.some((others) =>
      points.every((point, index) => {
        const other = others[index];
        return other !== undefined && colorDistance(point, other) < sameColor;
      }),
    );
  };
}
