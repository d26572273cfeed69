import { contrastRatio } from "./contrast.ts";
import { type UtilityColorName, utilityColors } from "./extend-palette.ts";
import { gradientEnd } from "./gradient.ts";
import { type HeadingRatios, usualHeadingRatios } from "./heading-ratios.ts";
import { nearestColor } from "./nearest-color.ts";
import { type GroundedTheme, isNightTheme, nightTheme } from "./night-theme.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import { blackOrWhite, resolveTheme } from "./resolve-theme.ts";
import { shiftLightness } from "./shift-lightness.ts";
import type { ThemeColors } from "./theme-colors.ts";
import { graphicRatio, textRatio } from "./wcag.ts";

/**
 * The colors of a client's website in one mode, all `#RRGGBB`. `primary` and `accent` are exactly the brand
 * colors, in dark mode brighter if they would be hard to see; `on…` is the readable label on a color, and
 * `…Text` the nearest color of the same hue that is readable on both background and surface. Text roles reach
 * 4.5 on these, `border` and `focus` reach 3 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export type ModeRoles = Readonly<Record<RoleName, string>>;

/** The name of a role. */
export type RoleName =
  | "background"
  | "surface"
  | "text"
  | "muted"
  | "h1"
  | "h2"
  | "h3"
  | "border"
  | "focus"
  | "primary"
  | "primaryHover"
  | "onPrimary"
  | "primaryText"
  | "gradientEnd"
  | "accent"
  | "onAccent"
  | "accentText"
  | UtilityColorName
  | `on${Capitalize<UtilityColorName>}`
  | `${UtilityColorName}Text`;

/**
 * The roles of a theme as the client designed it (`light`, whatever its background) and in dark mode. A theme
 * that is dark already has the same roles in both.
 */
export type ThemeRoles = { readonly light: ModeRoles; readonly dark: ModeRoles };

/**
 * Derives every color that a website shows from any theme. Readable colors are kept exactly, others are
 * replaced by the nearest readable one; free text is replaced as `resolveTheme` says. No theme fails: black
 * or white reaches 4.58 on every background.
 */
export function themeRoles(
  colors: Readonly<ThemeColors>,
  headings: HeadingRatios = usualHeadingRatios,
): ThemeRoles {
  const theme = resolveTheme(colors);
  const { primary, accent } = theme;
  const light = modeRoles(
    { ...theme, surface: surfaceFor(theme), primaryWords: primary, accentWords: accent },
    headings,
  );
  if (isNightTheme(theme)) return { light, dark: light };
  const night = nightTheme(theme);
  const seen = (fill: string) => readable(fill, graphicRatio, [night.background, night.surface]);
  return { light, dark: modeRoles({ ...night, primary: seen(primary), accent: seen(accent) }, headings) };
}

/**
 * A background for cards, five points of lightness from the page background: towards the text if that stays
 * readable, else away from it, which only increases the contrast.
 */
function surfaceFor({ background, text }: ThemeColors): string {
  const pole = blackOrWhite(background);
  const step = pole === "#000000" ? -5 : 5;
  const surface = shiftLightness(background, step);
  const keepsReadable = (color: string) =>
    contrastRatio(color, background) < textRatio || contrastRatio(color, surface) >= textRatio;
  return keepsReadable(pole) && keepsReadable(text) ? surface : shiftLightness(background, -step);
}

function modeRoles(theme: GroundedTheme, headings: HeadingRatios): ModeRoles {
  const { background, surface, primary, accent } = theme;
  const safe = (color: string, required = textRatio) => readable(color, required, [background, surface]);
  const text = safe(theme.text);
  const label = (fill: string) =>
    [background, text].find((color) => contrastRatio(color, fill) >= textRatio) ?? blackOrWhite(fill);
  const onPrimary = label(primary);
  return {
    background,
    surface,
    text,
    muted: safe(towards(text, background, 0.3)),
    h1: safe(theme.h1, headings.h1),
    h2: safe(theme.h2, headings.h2),
    h3: safe(theme.h3, headings.h3),
    border: safe(towards(text, background, 0.6), graphicRatio),
    focus: safe(theme.primaryWords, graphicRatio),
    primary,
    primaryHover: hovered(primary, onPrimary),
    onPrimary,
    primaryText: safe(theme.primaryWords),
    gradientEnd: gradientEnd({ from: primary, to: accent, label: onPrimary }),
    accent,
    onAccent: label(accent),
    accentText: safe(theme.accentWords),
    ...utilityColors,
    onSuccess: label(utilityColors.success),
    onWarning: label(utilityColors.warning),
    onError: label(utilityColors.error),
    onInfo: label(utilityColors.info),
    successText: safe(utilityColors.success),
    warningText: safe(utilityColors.warning),
    errorText: safe(utilityColors.error),
    infoText: safe(utilityColors.info),
  };
}

/** The nearest color that reaches a ratio on every background. */
function readable(color: string, required: number, grounds: readonly [string, string]): string {
  const passes = (candidate: string) =>
    grounds.every((ground) => contrastRatio(candidate, ground) >= required);
  return nearestColor(color, passes) ?? blackOrWhite(grounds[0]);
}

/** A color with its lightness moved towards that of another by a share of the difference. */
function towards(color: string, other: string, share: number): string {
  const from = toOklch(color);
  return fromOklch({
    ...from,
    lightness: from.lightness + (toOklch(other).lightness - from.lightness) * share,
  });
}

/** A fill when hovered: ten points of lightness further from its label, so that the contrast grows. */
function hovered(fill: string, label: string): string {
  const labelIsLight = contrastRatio(label, "#000000") > contrastRatio(fill, "#000000");
  return shiftLightness(fill, labelIsLight ? -10 : 10);
}
