/** The seven color names, in the order in which they are shown. */
export const themeColorNames = ["primary", "accent", "background", "text", "h1", "h2", "h3"] as const;

/** The name of one of the seven theme colors. */
export type ThemeColorName = (typeof themeColorNames)[number];

/**
 * The seven colors of a website's theme as the client typed them: usually `#RRGGBB`, but free text is kept as it
 * is. Anything that is not a 6-digit hex counts as luminance 0 wherever contrast is computed.
 */
export type ThemeColors = Record<ThemeColorName, string>;
