import { requiredRatios } from "./check-theme.ts";
import { contrastRatio, relativeLuminance } from "./contrast.ts";
import { isHexColor } from "./hex.ts";
import type { ThemeColorName, ThemeColors } from "./theme-colors.ts";

/** Whether a palette stands on a light or on a dark background. */
export type PaletteMode = "light" | "dark";

/** Colors that a random palette must take over to the byte. */
export type LockedColors = Readonly<Partial<ThemeColors>>;

/** The least relative luminance of a light background. */
export const leastLightLuminance = 0.85;

/** The greatest relative luminance of a dark background. */
export const greatestDarkLuminance = 0.15;

/** The least contrast ratio between accent and primary. */
export const accentOnPrimary = 2;

/** Whether a color can be the background of a light or dark palette. */
export function isBackground(color: string, mode: PaletteMode): boolean {
  const luminance = relativeLuminance(color);
  return mode === "light" ? luminance >= leastLightLuminance : luminance <= greatestDarkLuminance;
}

/** Whether a color can take its place beside those already there; free text cannot. */
export function fits(
  name: ThemeColorName,
  color: string,
  { colors, mode }: { readonly colors: LockedColors; readonly mode: PaletteMode },
): boolean {
  return (
    isHexColor(color) &&
    conflictsWith({ ...colors, [name]: color }, mode).every((pair) => !pair.includes(name))
  );
}

/** The pairs of colors, among those that are there, that break a rule; a background of the wrong mode is alone. */
export function conflictsWith(
  colors: LockedColors,
  mode: PaletteMode,
): readonly (readonly ThemeColorName[])[] {
  const { background, primary, accent } = colors;
  const conflicts: (readonly ThemeColorName[])[] = [];
  if (background !== undefined) {
    if (!isBackground(background, mode)) conflicts.push(["background"]);
    for (const name of foregrounds) {
      const color = colors[name];
      if (color !== undefined && contrastRatio(color, background) < requiredRatios[name])
        conflicts.push([name, "background"]);
    }
  }
  if (primary !== undefined && accent !== undefined && contrastRatio(accent, primary) < accentOnPrimary)
    conflicts.push(["accent", "primary"]);
  return conflicts;
}

const foregrounds = ["text", "primary", "accent", "h1", "h2", "h3"] as const;
