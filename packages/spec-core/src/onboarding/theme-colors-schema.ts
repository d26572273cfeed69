import { z } from "zod";
import type { ThemeColors } from "../color/theme-colors.ts";

const color = z.string().max(64);

/** The theme's seven colors as any text; `validateOnboarding` checks which of them can be submitted. */
export const themeColorsSchema = z.object({
  primary: color,
  accent: color,
  background: color,
  text: color,
  h1: color,
  h2: color,
  h3: color,
}) satisfies z.ZodType<ThemeColors>;
