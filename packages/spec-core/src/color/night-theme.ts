import { fromOklch, type Oklch, toOklch } from "./oklch.ts";
import { isBackground } from "./palette-rules.ts";
import { type ThemeColors, themeColorNames } from "./theme-colors.ts";

/** A theme with the background of its cards, and the base colors of text in the brand's hues. */
export type GroundedTheme = ThemeColors & {
  readonly surface: string;
  readonly primaryWords: string;
  readonly accentWords: string;
};

/** Below this OKLCH chroma a color looks like black or white, not like a hue. */
const inkChroma = 0.06;
const leastTint = 0.03;

/** Lightness and greatest chroma in OKLCH of the backgrounds and text of dark mode. */
const night = {
  background: { lightness: 0.2, chroma: 0.026 },
  surface: { lightness: 0.262, chroma: 0.036 },
  text: { lightness: 0.955, chroma: 0.012 },
} as const;

/** Darker text looks disabled on a dark background, even if its contrast suffices. */
const words = { least: 0.74, lightness: 0.79, chroma: 0.15 } as const;

/** Whether a theme's background is dark already: it is then its own dark mode. */
export const isNightTheme = ({ background }: Readonly<ThemeColors>): boolean =>
  isBackground(background, "dark");

/**
 * The color whose hue dark mode takes: the brand's own if it has one, else the first of the theme that is not
 * near black, gray or white.
 */
function brandTint(theme: ThemeColors): Oklch | null {
  const own = toOklch(theme.primary);
  if (own.chroma >= leastTint) return own;
  const points = themeColorNames.map((name) => toOklch(theme[name]));
  return (
    points.find(({ chroma }) => chroma >= inkChroma) ?? points.find((p) => p.chroma >= leastTint) ?? null
  );
}

function painted(tint: Oklch | null, { lightness, chroma }: { lightness: number; chroma: number }): string {
  if (tint === null) return fromOklch({ lightness, chroma: 0, hue: 0 });
  return fromOklch({ lightness, chroma: Math.min(chroma, tint.chroma / 2), hue: tint.hue });
}

/** A color bright enough for text and lines on a dark background, with its hue kept. */
function lifted(color: string): string {
  const point = toOklch(color);
  if (point.lightness >= words.least) return color;
  return fromOklch({ ...point, lightness: words.lightness, chroma: Math.min(point.chroma, words.chroma) });
}

/**
 * The theme in dark mode: background, cards and text in the brand's hue; near-black headings take the text
 * color, headings with a hue are made lighter. A theme without any hue gets a neutral dark mode.
 */
export function nightTheme(theme: ThemeColors): GroundedTheme {
  const tint = brandTint(theme);
  const text = painted(tint, night.text);
  const heading = (color: string) => (toOklch(color).chroma < inkChroma ? text : lifted(color));
  return {
    ...theme,
    background: painted(tint, night.background),
    surface: painted(tint, night.surface),
    text,
    h1: heading(theme.h1),
    h2: heading(theme.h2),
    h3: heading(theme.h3),
    primaryWords: lifted(theme.primary),
    accentWords: lifted(theme.accent),
  };
}
