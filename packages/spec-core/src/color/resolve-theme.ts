import { contrastRatio } from "./contrast.ts";
import { isHexColor } from "./hex.ts";
import { mapThemeColors, type ThemeColors } from "./theme-colors.ts";

/**
 * A theme in which every color is `#RRGGBB`. Valid colors are kept exactly; free text is replaced: the
 * background by white, the text by black or white, whichever is easier to read, and every other color by the
 * text color, so that a half-typed theme is plain and has no hue that was not chosen.
 */
export function resolveTheme(colors: Readonly<ThemeColors>): ThemeColors {
  const background = isHexColor(colors.background) ? colors.background : "#FFFFFF";
  const text = isHexColor(colors.text) ? colors.text : blackOrWhite(background);
  const readable = { ...colors, background, text };
  return mapThemeColors((name) => (isHexColor(readable[name]) ? readable[name] : text));
}

/**
 * Black or white, whichever has the higher contrast with a background: at least the square root of 21 (4.58),
 * since the two ratios multiply to 21.
 */
export function blackOrWhite(background: string): "#000000" | "#FFFFFF" {
  return contrastRatio("#000000", background) >= contrastRatio("#FFFFFF", background) ? "#000000" : "#FFFFFF";
}
