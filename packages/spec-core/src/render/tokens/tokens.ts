import { paintColors } from "../../site/paint-colors.ts";
import { kebab } from "../../spec/css-text.ts";
import type { Spec } from "../../spec/schema.ts";
import { shippedWeight } from "../../typography/font-pairings.ts";
import { familyNames, shadowLayers, textRoles } from "./token-tree.ts";
import { dtcgValues, styleDictionaryValues, type TokenValues } from "./token-values.ts";

type DesignSystem = Spec["design"]["designSystem"];
type Tokens = Record<string, unknown>;

const token = (type: string, value: unknown) => ({ $type: type, $value: value });

const named = <Value>(values: Readonly<Record<string, Value>>, render: (value: Value) => unknown): Tokens =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [kebab(name), render(value)]));

function colorTokens(design: Spec["design"], values: TokenValues): Tokens {
  const { colors } = design.designSystem;
  const { light, dark } = paintColors({ design });
  const color = (hex: string) => token("color", values.color(hex));
  return {
    brand: { $description: "The theme's colors as they were chosen.", ...named(colors.theme, color) },
    shade: named<Readonly<Record<string, string>>>(colors.shades, (shades) => named(shades, color)),
    light: { $description: "The colors to paint with.", ...named(light, color) },
    dark: { $description: "The colors to paint with in dark mode.", ...named(dark, color) },
  };
}

function fontTokens({ typography }: DesignSystem, values: TokenValues): Tokens {
  const each = (type: string, value: (role: (typeof textRoles)[number]) => unknown): Tokens =>
    Object.fromEntries(textRoles.map((role) => [role, token(type, value(role))]));
  return {
    font: {
      family: each("fontFamily", (role) => values.fontFamily(familyNames(typography[role]))),
      weight: each("fontWeight", (role) =>
        values.fontWeight(shippedWeight(typography[role].family, typography[role].weight)),
      ),
      size: each("dimension", (role) => values.dimension(typography[role].size)),
      "line-height": each("number", (role) => typography[role].lineHeight),
    },
    typography: each("typography", (role) => ({
      fontFamily: `{font.family.${role}}`,
      fontSize: `{font.size.${role}}`,
      fontWeight: `{font.weight.${role}}`,
      lineHeight: `{font.line-height.${role}}`,
      letterSpacing: values.noSpacing,
    })),
  };
}

function shapeTokens({ buttons, layout }: DesignSystem, values: TokenValues): Tokens {
  const dimension = (text: string) => token("dimension", values.dimension(text));
  const shadow = shadowLayers(buttons.boxShadow);
  return {
    space: Object.fromEntries(layout.spacingPx.map((px, index) => [`${index + 1}`, dimension(`${px}px`)])),
    breakpoint: named(layout.breakpointsPx, (px) => dimension(`${px}px`)),
    radius: { button: dimension(buttons.borderRadius) },
    ...(layout.maxWidthPx === null ? {} : { width: { content: dimension(`${layout.maxWidthPx}px`) } }),
    ...(shadow.length > 0 ? { shadow: { button: token("shadow", values.shadow(shadow)) } } : {}),
  };
}

const tokenTree = (design: Spec["design"], values: TokenValues): Tokens => ({
  color: colorTokens(design, values),
  ...fontTokens(design.designSystem, values),
  ...shapeTokens(design.designSystem, values),
});

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The design tokens of a spec as JSON (Design Tokens Format Module 2025.10, designtokens.org). The colors of both
 * modes are in the groups `color.light` and `color.dark`, with the same names.
 */
export const renderTokens = (spec: Spec): string =>
  json({
    $schema: "https://www.designtokens.org/schemas/2025.10/format.json",
    ...tokenTree(spec.design, dtcgValues),
  });

/** The same tokens for Style Dictionary: the same names and types, with colors, lengths and shadows as CSS texts. */
export const renderStyleDictionary = (spec: Spec): string =>
  json(tokenTree(spec.design, styleDictionaryValues));
