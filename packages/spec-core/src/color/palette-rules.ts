import { foregrounds, requiredRatios } from "./check-theme.ts";
import { contrastRatio, relativeLuminance } from "./contrast.ts";
import type { ThemeColorName, ThemeColors } from "./theme-colors.ts";

/** Whether a palette stands on a light or on a dark background. */
export type PaletteMode = "light" | "dark";

/** Colors that a random palette must take over to the byte. */
export type LockedColors = Readonly<Partial<ThemeColors>>;

/** The least relative luminance of a light background. */
const leastLightLuminance = 0.85;

/** The greatest relative luminance of a dark background. */
const greatestDarkLuminance = 0.15;

/** Whether a color can be the background of a light or dark palette. */
export function isBackground(color: string, mode: PaletteMode): boolean {
  const luminance = relativeLuminance(color);
  return mode === "light" ? luminance >= leastLightLuminance : luminance <= greatestDarkLuminance;
}

/** Two colors of a palette and the least contrast ratio between them. */
type PairRule = readonly [color: ThemeColorName, other: ThemeColorName, required: number];

const pairRules: readonly PairRule[] = [
  ...foregrounds.map((name) => [name, "background", requiredRatios[name]] as const),
  ["accent", "primary", 2],
];

/** The first pair, among the colors that are there, that breaks its rule. */
export function weakPair(colors: LockedColors): PairRule | undefined {
  return pairRules.find(([name, other, required]) => {
    const [color, against] = [colors[name], colors[other]];
    return color !== undefined && against !== undefined && contrastRatio(color, against) < required;
  });
}

/** Whether the colors that are there can stand together in a palette of the mode. */
export function isAllowed(colors: LockedColors, mode: PaletteMode): boolean {
  const { background } = colors;
  return (background === undefined || isBackground(background, mode)) && weakPair(colors) === undefined;
}
