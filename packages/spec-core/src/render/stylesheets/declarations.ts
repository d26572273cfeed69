import { colorProperty } from "../../spec/css-text.ts";
import type { Spec } from "../../spec/schema.ts";

type DesignSystem = Spec["design"]["designSystem"];

/** A custom property and its value. */
export type Declaration = readonly [property: string, value: string];

/** The colors of one mode, `--color-on-primary` and so on. */
export const colorDeclarations = (roles: Readonly<Record<string, string>>): Declaration[] =>
  Object.entries(roles).map(([role, color]) => [colorProperty(role), color]);

/** The steps of the spacing scale. */
export const spaceDeclarations = ({ layout }: DesignSystem): Declaration[] =>
  layout.spacingPx.map((px, index): Declaration => [`--space-${index + 1}`, `${px / 16}rem`]);

/** The declarations as lines of a block. */
export const lines = (declarations: readonly Declaration[], indent: string): string =>
  declarations.map(([property, value]) => `${indent}${property}: ${value};\n`).join("");
