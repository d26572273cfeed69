import { z } from "zod";
import { requiredRatios } from "../../../color/check-theme.ts";
import { contrastRatio } from "../../../color/contrast.ts";
import { darkModeColors, extendPalette, utilityColors } from "../../../color/extend-palette.ts";
import { type HeadingRatios, headingRatios } from "../../../color/heading-ratios.ts";
import { resolveTheme } from "../../../color/resolve-theme.ts";
import { mapThemeColors, type ThemeColors } from "../../../color/theme-colors.ts";
import { type ModeRoles, type RoleName, themeRoles } from "../../../color/theme-roles.ts";
import { memoByKey } from "../../../memo.ts";
import type { Project } from "../../project.ts";
import { flag, hexColor } from "../../schema-parts.ts";

const shades = z.strictObject({
  darker40: hexColor,
  darker10: hexColor,
  darker5: hexColor,
  lighter5: hexColor,
  lighter10: hexColor,
  lighter40: hexColor,
});

const eachThemeColor = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    primary: value,
    accent: value,
    background: value,
    text: value,
    h1: value,
    h2: value,
    h3: value,
  });

/** The roles in the order in which the style sheet lists them. */
export const roleNames = [
  "background",
  "surface",
  "text",
  "muted",
  "h1",
  "h2",
  "h3",
  "border",
  "focus",
  "primary",
  "primaryHover",
  "onPrimary",
  "primaryText",
  "gradientEnd",
  "accent",
  "onAccent",
  "accentText",
  "success",
  "onSuccess",
  "successText",
  "warning",
  "onWarning",
  "warningText",
  "error",
  "onError",
  "errorText",
  "info",
  "onInfo",
  "infoText",
] as const satisfies readonly RoleName[];

const foregrounds = ["text", "primary", "accent", "h1", "h2", "h3"] as const;

const roles = z.record(z.enum(roleNames), hexColor);

export const colorsSchema = z.strictObject({
  /**
   * The client's colors. Text that is not a color is replaced by `resolveTheme`, and `clarifications` asks about it.
   */
  theme: eachThemeColor(hexColor),
  shades: eachThemeColor(shades),
  utility: z.strictObject({ success: hexColor, warning: hexColor, error: hexColor, info: hexColor }),
  darkMode: z.strictObject({ background: hexColor, text: hexColor, surface: hexColor }),
  /** The colors to use, each readable on its background. Their names in kebab-case are the CSS custom properties. */
  roles: z.strictObject({ light: roles, dark: roles }),
  /**
   * The contrast of the client's colors on the client's background; where one is too low, `roles` has its
   * readable variant.
   */
  contrast: z.array(
    z.strictObject({
      foreground: z.enum(foregrounds),
      ratio: z.number(),
      required: z.number(),
      passes: flag,
    }),
  ),
});

const roundDown = (ratio: number): number => Math.floor(ratio * 100) / 100;

// Keys in the schema's order, so that a parsed spec and a built spec serialize to the same bytes.
const inOrder = (mode: ModeRoles) => roles.parse(mode);

function colorsOf(typed: Readonly<ThemeColors>, headings: HeadingRatios) {
  const theme = resolveTheme(typed);
  const { light, dark } = themeRoles(theme, headings);
  return {
    theme,
    shades: extendPalette(theme).shades,
    roles: { light: inOrder(light), dark: inOrder(dark) },
    contrast: foregrounds.map((foreground) => {
      const ratio = contrastRatio(theme[foreground], theme.background);
      const required = requiredRatios[foreground];
      return { foreground, ratio: roundDown(ratio), required, passes: ratio >= required };
    }),
  };
}

// Room for the form being edited and one other.
const themesKept = 2;

const colorsKept = memoByKey(colorsOf, {
  keyOf: (typed, headings) => JSON.stringify([typed, headings]),
  most: themesKept,
});

/** Every color of the site. */
export function buildColors({ input }: Project): z.output<typeof colorsSchema> {
  const { theme, shades, roles, contrast } = colorsKept(input.themeColors, headingRatios(input.fonts));
  return {
    theme: { ...theme },
    shades: mapThemeColors((name) => ({ ...shades[name] })),
    utility: { ...utilityColors },
    darkMode: { ...darkModeColors },
    roles: { light: { ...roles.light }, dark: { ...roles.dark } },
    contrast: contrast.map((one) => ({ ...one })),
  };
}
