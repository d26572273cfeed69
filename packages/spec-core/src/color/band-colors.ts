import { contrastRatio } from "./contrast.ts";
import { gradientEnd } from "./gradient.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import { blackOrWhite } from "./resolve-theme.ts";
import type { ModeRoles, ThemeRoles } from "./theme-roles.ts";
import { textRatio } from "./wcag.ts";

/** The roles of large areas in a brand color, such as the hero or a band across the page, all `#RRGGBB`. */
export type BandRoleName = "band" | "onBand" | "bandEnd" | "accentBand" | "onAccentBand" | "accentBandEnd";

/** The colors of bands: the background, everything on it, and the end of the gradient of a button on it. */
export type BandRoles = Readonly<Record<BandRoleName, string>>;

/** In OKLCH: a brighter area glares in dark mode, a darker one is hard to see. */
const nightBand = { least: 0.33, most: 0.4, chroma: 0.13 } as const;
// Dark yellow looks olive: between these hues, in radians, a band is a muted brown or moss instead.
const yellows = { from: 1.05, to: 2.2, chroma: 0.045 } as const;

const isYellow = (hue: number): boolean => hue > yellows.from && hue < yellows.to;

function deepened(color: string): string {
  const { lightness, chroma, hue } = toOklch(color);
  return fromOklch({
    lightness: Math.min(Math.max(lightness, nightBand.least), nightBand.most),
    chroma: Math.min(chroma, isYellow(hue) ? yellows.chroma : nightBand.chroma),
    hue,
  });
}

const labelOn = (ground: string, wanted: string): string =>
  contrastRatio(wanted, ground) >= textRatio ? wanted : blackOrWhite(ground);

function bandRoles(
  { primary, onPrimary, accent, onAccent }: ModeRoles,
  { band, accentBand }: Pick<BandRoles, "band" | "accentBand">,
): BandRoles {
  const onBand = labelOn(band, onPrimary);
  const onAccentBand = labelOn(accentBand, onAccent);
  return {
    band,
    onBand,
    bandEnd: gradientEnd({ from: onBand, to: accent, label: band }),
    accentBand,
    onAccentBand,
    accentBandEnd: gradientEnd({ from: onAccentBand, to: primary, label: accentBand }),
  };
}

/**
 * The bands of both modes: the brand's colors on a light theme, darkened on a dark one and in dark mode so that no
 * large area glares. Content on a band reaches 4.5, and so does the band's color on the whole gradient of a button.
 */
export function bandColors({ light, dark }: ThemeRoles): Readonly<Record<"light" | "dark", BandRoles>> {
  const labels = { ...dark, onPrimary: dark.text, onAccent: dark.text };
  const night = bandRoles(labels, { band: deepened(dark.primary), accentBand: deepened(dark.accent) });
  if (light.background === dark.background) return { light: night, dark: night };
  return { light: bandRoles(light, { band: light.primary, accentBand: light.accent }), dark: night };
}
