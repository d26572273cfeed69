import { fromOklch, type Oklch, toOklch } from "./oklch.ts";
import { isBackground } from "./palette-rules.ts";
import { type ThemeColors, themeColorNames } from "./theme-colors.ts";

/** A theme with the ground of its cards, and the colors that words in the brand's hues start from. */
export type GroundedTheme = ThemeColors & {
  readonly surface: string;
  readonly primaryWords: string;
  readonly accentWords: string;
};

/** Below this OKLCH chroma a color reads as ink or paper, not as a hue. */
const inkChroma = 0.06;
const leastTint = 0.03;

/** Lightness and greatest chroma in OKLCH of what dark mode stands on and writes with. */
const night = {
  background: { lightness: 0.2, chroma: 0.026 },
  surface: { lightness: 0.262, chroma: 0.036 },
  text: { lightness: 0.955, chroma: 0.012 },
} as const;

/** Darker words than these look switched off on a dark ground, even where they can be read. */
const words = { least: 0.74, lightness: 0.79, chroma: 0.15 } as const;

/** Whether a theme stands on a dark ground already: it is its own dark mode. */
export const isNightTheme = ({ background }: Readonly<ThemeColors>): boolean =>
  isBackground(background, "dark");

/**
 * The color that gives the night its hue: the brand's own where it has any, else the first of the theme that is more
 * than ink or paper.
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

/** A color bright enough for words and lines on a dark ground, its hue kept. */
function lifted(color: string): string {
  const point = toOklch(color);
  if (point.lightness >= words.least) return color;
  return fromOklch({ ...point, lightness: words.lightness, chroma: Math.min(point.chroma, words.chroma) });
}

/**
 * The theme after dark: ground, cards and text in the brand's own hue, headings in ink turned to the text, headings
 * in a hue lit up in it. A theme without any hue gets a neutral night.
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
