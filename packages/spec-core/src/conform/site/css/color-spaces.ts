// Registers the color spaces of CSS with culori.
import "culori/css";

const modes = [
  ["srgb", "rgb"],
  ["srgb-linear", "lrgb"],
  ["display-p3", "p3"],
  ["a98-rgb", "a98"],
  ["prophoto-rgb", "prophoto"],
  ["rec2020", "rec2020"],
  ["xyz", "xyz65"],
  ["xyz-d65", "xyz65"],
  ["xyz-d50", "xyz50"],
  ["hsl", "hsl"],
  ["hwb", "hwb"],
  ["lab", "lab"],
  ["lch", "lch"],
  ["oklab", "oklab"],
  ["oklch", "oklch"],
] as const;

/** culori's name of a color space. */
export type SpaceMode = (typeof modes)[number][1];

/** The color spaces of CSS Color 4 by their CSS names. */
export const colorSpaces: ReadonlyMap<string, SpaceMode> = new Map(modes);
