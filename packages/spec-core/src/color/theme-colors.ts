/** The seven color names, in the order in which they are shown. */
export const themeColorNames = ["primary", "accent", "background", "text", "h1", "h2", "h3"] as const;

/** The name of one of the seven theme colors. */
export type ThemeColorName = (typeof themeColorNames)[number];

/**
 * The seven colors of a website's theme as the client typed them: usually `#RRGGBB`, but free text is kept as it
 * is. Anything that is not a 6-digit hex counts as luminance 0 wherever contrast is computed.
 */
export type ThemeColors = Record<ThemeColorName, string>;

/** A value for each of the seven colors, made from its name and its place among them. */
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
