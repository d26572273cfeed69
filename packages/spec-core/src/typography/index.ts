export {
  defaultFonts,
  type FontRole,
  type Fonts,
  type FontWeight,
  fontRoles,
  fontsSchema,
  fontWeights,
} from "./fonts.ts";
