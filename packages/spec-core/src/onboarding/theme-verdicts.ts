import { checkTheme, type ThemePair } from "../color/check-theme.ts";
import type { ThemeColors } from "../color/theme-colors.ts";

/** What can be said of a pair of colors: its ratio and verdict, or that one of the two is no color. */
export type ThemeVerdict =
  | (ThemePair & { readonly kind: "measured" })
  | (Pick<ThemePair, "foreground" | "required"> & { readonly kind: "unreadable" });

/**
 * The pairs of `checkTheme` as they can be shown: a ratio, a verdict and a suggestion only where both colors are
 * `#RRGGBB`. What `checkTheme` says of any other text is about black, which nobody chose.
 */
export function themeVerdicts(colors: Readonly<ThemeColors>): ThemeVerdict[] {
  return checkTheme(colors).pairs.map((pair) => {
    const { foreground, required } = pair;
    return pair.notColors ? { foreground, required, kind: "unreadable" } : { ...pair, kind: "measured" };
  });
}
