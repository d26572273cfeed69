import { checkTheme, type ThemePair } from "../color/check-theme.ts";
import type { ThemeColors } from "../color/theme-colors.ts";

/** The result for a pair of colors: its ratio and verdict, or that one of the two is not a color. */
export type ThemeVerdict =
  | (ThemePair & { readonly kind: "measured" })
  | (Pick<ThemePair, "foreground" | "required"> & { readonly kind: "unreadable" });

/**
 * The displayable pairs of `checkTheme`: a ratio, a verdict and a suggestion only if both colors are `#RRGGBB`.
 * For any other text `checkTheme` computes with black, which the client did not choose.
 */
export function themeVerdicts(colors: Readonly<ThemeColors>): ThemeVerdict[] {
  return checkTheme(colors).pairs.map((pair) => {
    const { foreground, required } = pair;
    return pair.notColors ? { foreground, required, kind: "unreadable" } : { ...pair, kind: "measured" };
  });
}
