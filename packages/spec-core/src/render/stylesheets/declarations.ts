import type { Spec } from "../../spec/schema.ts";
import { kebab, textRoles } from "../tokens/token-tree.ts";

type DesignSystem = Spec["design"]["designSystem"];

/** A custom property and its value. */
export type Declaration = readonly [property: string, value: string];

/** The colors of one mode, `--color-on-primary` and so on. */
export const colorDeclarations = (roles: Readonly<Record<string, string>>): Declaration[] =>
  Object.entries(roles).map(([role, color]) => [`--color-${kebab(role)}`, color]);

/** Families, sizes, weights and line heights of the text roles. */
export const fontDeclarations = ({ typography }: DesignSystem): Declaration[] =>
  textRoles.flatMap((role): Declaration[] => {
    const { cssFamily, size, weight, lineHeight } = typography[role];
    return [
      [`--font-${role}`, cssFamily],
      [`--size-${role}`, size],
      [`--weight-${role}`, weight],
      [`--line-height-${role}`, `${lineHeight}`],
    ];
  });

/** Distances, radius, shadow and width of the content. */
export const shapeDeclarations = ({ buttons, layout }: DesignSystem): Declaration[] => [
  ...layout.spacingPx.map((px, index): Declaration => [`--space-${index + 1}`, `${px / 16}rem`]),
  ["--button-radius", buttons.borderRadius],
  ["--button-shadow", buttons.boxShadow],
  ["--content-width", layout.maxWidthPx === null ? "none" : `${layout.maxWidthPx / 16}rem`],
];

/** The declarations as lines of a block. */
export const lines = (declarations: readonly Declaration[], indent: string): string =>
  declarations.map(([property, value]) => `${indent}${property}: ${value};\n`).join("");
