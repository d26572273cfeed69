import { resolveTheme } from "./resolve-theme.ts";
import { shiftLightness } from "./shift-lightness.ts";
import { mapThemeColors, type ThemeColorName, type ThemeColors } from "./theme-colors.ts";

/** The colors of messages, the same for every theme. */
export const utilityColors = Object.freeze({
  success: "#10B981",
  warning: "#F59E0B",
  error: "#EF4444",
  info: "#3B82F6",
});

/** The name of a message color. */
export type UtilityColorName = keyof typeof utilityColors;

/** The background colors of the dark mode, the same for every theme. */
export const darkModeColors = Object.freeze({ background: "#1f2937", text: "#f9fafb", surface: "#374151" });

/** The shades of one color, named by how many points the HSL lightness (0 to 100) was changed. */
export type Shades = Readonly<
  Record<"darker40" | "darker10" | "darker5" | "lighter5" | "lighter10" | "lighter40", string>
>;

/** A theme's extended palette; all colors are `#RRGGBB`. */
export type ExtendedPalette = {
  readonly shades: Readonly<Record<ThemeColorName, Shades>>;
  readonly utility: typeof utilityColors;
  readonly darkMode: typeof darkModeColors;
};

/** Shades of each theme color, message colors and dark mode. `resolveTheme` replaces invalid colors. */
export function extendPalette(colors: Readonly<ThemeColors>): ExtendedPalette {
  const theme = resolveTheme(colors);
  return {
    shades: mapThemeColors((name) => shadesOf(theme[name])),
    utility: utilityColors,
    darkMode: darkModeColors,
  };
}

function shadesOf(color: string): Shades {
  return {
    darker40: shiftLightness(color, -40),
    darker10: shiftLightness(color, -10),
    darker5: shiftLightness(color, -5),
    lighter5: shiftLightness(color, 5),
    lighter10: shiftLightness(color, 10),
    lighter40: shiftLightness(color, 40),
  };
}
