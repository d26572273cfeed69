export { defaultTheme } from "./default-theme.ts";
export { type ThemeColorName, type ThemeColors, themeColorNames, themeColorsSchema } from "./theme-colors.ts";
