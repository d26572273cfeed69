export {
  type Choice,
  sizeChoices,
  sizeOptions,
  weightChoices,
  weightOptions,
} from "./choices.ts";
export { type FluidRange, fluidSize } from "./fluid-size.ts";
export { findFont, fontCatalog } from "./font-catalog.ts";
export type { FontCategory, FontFamily, FontUse, MetricFallback } from "./font-family.ts";
export { applyPairing, type FontPairing, fontPairings, shippedWeight } from "./font-pairings.ts";
export {
  defaultFonts,
  type FontRole,
  type Fonts,
  type FontWeight,
  fontRoles,
  fontsSchema,
  fontWeights,
} from "./fonts.ts";
export { builtInFamilies, kitFamilies } from "./kit-families.ts";
export { nearestWeight } from "./nearest-weight.ts";
export { randomTypography } from "./random-typography.ts";
