import { z } from "zod";
import { requiredRatios } from "../../../color/check-theme.ts";
import { contrastRatio } from "../../../color/contrast.ts";
import { extendPalette } from "../../../color/extend-palette.ts";
import type { ThemeColorName } from "../../../color/theme-colors.ts";
import type { RoleName } from "../../../color/theme-roles.ts";
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
  /** The client's colors; free text is replaced as `resolveTheme` says and asked about in clarifications. */
  theme: eachThemeColor(hexColor),
  shades: eachThemeColor(shades),
  utility: z.strictObject({ success: hexColor, warning: hexColor, error: hexColor, info: hexColor }),
  darkMode: z.strictObject({ background: hexColor, text: hexColor, surface: hexColor }),
  /** The colors to use, each readable on its background; in kebab-case, the names of the custom properties. */
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

/** Every color of the site. */
export function buildColors({ colors, roles: { light, dark } }: Project): z.output<typeof colorsSchema> {
  const extended = extendPalette(colors);
  const shadesOf = (name: ThemeColorName) => ({ ...extended.shades[name] });
  return {
    theme: { ...colors },
    shades: {
      primary: shadesOf("primary"),
      accent: shadesOf("accent"),
      background: shadesOf("background"),
      text: shadesOf("text"),
      h1: shadesOf("h1"),
      h2: shadesOf("h2"),
      h3: shadesOf("h3"),
    },
    utility: { ...extended.utility },
    darkMode: { ...extended.darkMode },
    // In the schema's order, so that a spec that was parsed has the same bytes as the one that was built.
    roles: { light: roles.parse(light), dark: roles.parse(dark) },
    contrast: foregrounds.map((foreground) => {
      const ratio = contrastRatio(colors[foreground], colors.background);
      const required = requiredRatios[foreground];
      return { foreground, ratio: roundDown(ratio), required, passes: ratio >= required };
    }),
  };
}
