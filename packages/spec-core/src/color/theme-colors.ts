/** The seven color names, in display order. */
export const themeColorNames = ["primary", "accent", "background", "text", "h1", "h2", "h3"] as const;

/** The name of one of the seven theme colors. */
export type ThemeColorName = (typeof themeColorNames)[number];

/**
 * The seven colors of a website's theme as the client typed them: usually `#RRGGBB`, but free text is kept.
 * Any other text than a 6-digit hex counts as luminance 0 wherever contrast is computed.
 */
export type ThemeColors = Record<ThemeColorName, string>;

/** Maps each of the seven color names, with its index, to a value. */
export function mapThemeColors<T>(
  make: (name: ThemeColorName, index: number) => T,
): Record<ThemeColorName, T> {
  return {
    primary: make("primary", 0),
    accent: make("accent", 1),
    background: make("background", 2),
    text: make("text", 3),
    h1: make("h1", 4),
    h2: make("h2", 5),
    h3: make("h3", 6),
  };
}
