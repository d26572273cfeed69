import { z } from "zod";

const color = z.string().max(64);

/**
 * The seven colors of a website's theme as the client typed them: usually `#RRGGBB`, but free text is kept as it
 * is. Anything that is not a 6-digit hex counts as luminance 0 wherever contrast is computed.
 */
export const themeColorsSchema = z.object({
  primary: color,
  accent: color,
  background: color,
  text: color,
  h1: color,
  h2: color,
  h3: color,
});

/** The seven colors of a website's theme; see {@link themeColorsSchema}. */
export type ThemeColors = z.infer<typeof themeColorsSchema>;

/** The name of one of the seven theme colors. */
export type ThemeColorName = keyof ThemeColors;

/** The seven color names, in the order in which they are shown. */
export const themeColorNames = [
  "primary",
  "accent",
  "background",
  "text",
  "h1",
  "h2",
  "h3",
] as const satisfies readonly ThemeColorName[];
