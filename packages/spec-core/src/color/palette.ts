import { mapThemeColors, type ThemeColors } from "./theme-colors.ts";

/** A theme with a name. */
export type Palette = { readonly name: string; readonly colors: Readonly<ThemeColors> };

/** A palette in one line: its name, and its seven colors in the order of `themeColorNames`, without their `#`. */
export type PaletteRow = readonly [name: string, colors: string];

/** Parses a palette's line. */
export function paletteOf([name, colors]: PaletteRow): Palette {
  const digits = colors.split(" ");
  return { name, colors: mapThemeColors((_, index) => `#${digits[index]}`) };
}
