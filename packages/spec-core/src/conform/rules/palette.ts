import { bandColors } from "../../color/band-colors.ts";
import { memoPerObject } from "../../memo.ts";
import type { Spec } from "../../spec/schema.ts";
import { fromHex, isSameColor, type Rgba } from "../site/css/color.ts";
import type { Place } from "../site/css/style-rule.ts";
import type { Paint } from "../site/painted.ts";

type Mode = "light" | "dark";

const hexes = (values: Readonly<Record<string, string>>): Rgba[] => Object.values(values).map(fromHex);

function paletteOf({ design }: Spec, mode: Mode): Rgba[] {
  const { roles, theme, shades, utility, darkMode } = design.designSystem.colors;
  const own = mode === "light" ? Object.values(shades).flatMap(hexes) : hexes(darkMode);
  const bands = bandColors(roles)[mode];
  return [...hexes(roles[mode]), ...hexes(bands), ...hexes(theme), ...hexes(utility), ...own];
}

// Cached, because every page needs them.
const palettesOf = memoPerObject((spec: Spec) => ({
  light: paletteOf(spec, "light"),
  dark: paletteOf(spec, "dark"),
}));

/** The allowed colors of a mode. */
export const modePalette = (spec: Spec, mode: Mode): readonly Rgba[] => palettesOf(spec)[mode];

/** Every color of the spec. */
export const wholePalette = (spec: Spec): Rgba[] => [
  ...modePalette(spec, "light"),
  ...modePalette(spec, "dark"),
];

/** Whether a color is in the palette. */
export const isAmong = (color: Rgba, palette: readonly Rgba[]): boolean =>
  palette.some((one) => isSameColor(one, color));

/**
 * Where to fix a wrong color: where it is declared, if no color of the spec is declared there, else where it
 * is used. Null for a color that is the browser's default.
 */
export function placeOf({ value, color }: Paint, palette: readonly Rgba[]): Place | null {
  return (isAmong(color, palette) ? value.places[0] : value.places.at(-1)) ?? null;
}
