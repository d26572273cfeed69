export { type CertificateEntry, type ContrastCertificate, certifyTheme } from "./certify-theme.ts";
export { checkTheme, requiredRatios, type ThemeCheck, type ThemePair } from "./check-theme.ts";
export { contrastRatio, relativeLuminance } from "./contrast.ts";
export { defaultTheme } from "./default-theme.ts";
export {
  darkModeColors,
  type ExtendedPalette,
  extendPalette,
  type Shades,
  type UtilityColorName,
  utilityColors,
} from "./extend-palette.ts";
export { type HeadingRatios, headingRatios } from "./heading-ratios.ts";
export { isHexColor } from "./hex.ts";
export { namedPalettes } from "./named-palettes.ts";
export type { Palette } from "./palette.ts";
export type { LockedColors, PaletteMode } from "./palette-rules.ts";
export { quickStartPalettes } from "./quick-start-palettes.ts";
export { type RandomPalette, type RandomPaletteOptions, randomPalette } from "./random-palette.ts";
export { resolveTheme } from "./resolve-theme.ts";
export { suggestColor } from "./suggest-color.ts";
export { type ThemeColorName, type ThemeColors, themeColorNames } from "./theme-colors.ts";
export { type ModeRoles, type RoleName, type ThemeRoles, themeRoles } from "./theme-roles.ts";
