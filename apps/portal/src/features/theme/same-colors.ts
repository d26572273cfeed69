import { type ThemeColors, themeColorNames } from "@sitewright/spec-core/color";

/** Whether two themes have the same seven colors, whatever the case of their digits. */
export const sameColors = (a: Readonly<ThemeColors>, b: Readonly<ThemeColors>): boolean =>
  themeColorNames.every((name) => a[name].toLowerCase() === b[name].toLowerCase());
