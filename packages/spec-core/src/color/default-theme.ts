import { type ThemeColors, themeColorNames } from "./theme-colors.ts";

/**
 * The colors of a new project. Its accent (2.54 on white) and h3 (2.54) stay below the ratio of 3 that WCAG
 * 2.2 requires of large text and graphics; `checkTheme` reports it and suggests replacements.
 */
export const defaultTheme: Readonly<ThemeColors> = Object.freeze({
  primary: "#3B82F6",
  accent: "#10B981",
  background: "#FFFFFF",
  text: "#1F2937",
  h1: "#2563EB",
  h2: "#3B82F6",
  h3: "#60A5FA",
});

/** Whether these are the colors of a new project, whatever the case of their letters. */
export const isDefaultTheme = (theme: Readonly<Record<keyof ThemeColors, string>>): boolean =>
  themeColorNames.every((name) => theme[name].toUpperCase() === defaultTheme[name].toUpperCase());
