import { foregrounds, requiredRatios } from "./check-theme.ts";
import { contrastRatio, relativeLuminance } from "./contrast.ts";
import type { ThemeColorName, ThemeColors } from "./theme-colors.ts";

/** Whether a palette has a light or a dark background. */
export type PaletteMode = "light" | "dark";

/** Colors that a random palette must keep exactly. */
export type LockedColors = Readonly<Partial<ThemeColors>>;

/** The least and greatest relative luminance of backgrounds. */
export const backgroundLuminances = { light: [0.85, 1], dark: [0, 0.15] } as const satisfies Readonly<
  Record<PaletteMode, readonly [number, number]>
>;

/** Whether a color can be the background of a light or dark palette. */
export function isBackground(color: string, mode: PaletteMode): boolean {
  const luminance = relativeLuminance(color);
  const [least, greatest] = backgroundLuminances[mode];
  return luminance >= least && luminance <= greatest;
}

/** Two colors of a palette and the least contrast ratio between them. */
type PairRule = readonly [color: ThemeColorName, other: ThemeColorName, required: number];

/** The least contrast ratio between the accent and the primary. */
export const accentRatio = 2;

const pairRules: readonly PairRule[] = [
  ...foregrounds.map((name) => [name, "background", requiredRatios[name]] as const),
  ["accent", "primary", accentRatio],
];

/** The first pair of the given colors that breaks its rule. */
export function weakPair(colors: LockedColors): PairRule | undefined {
  return pairRules.find(([name, other, required]) => {
    const [color, against] = [colors[name], colors[other]];
    return color !== undefined && against !== undefined && contrastRatio(color, against) < required;
  });
}

/** Whether the given colors can be in one palette of the mode. */
export function isAllowed(colors: LockedColors, mode: PaletteMode): boolean {
  const { background } = colors;
  return (background === undefined || isBackground(background, mode)) && weakPair(colors) === undefined;
}
