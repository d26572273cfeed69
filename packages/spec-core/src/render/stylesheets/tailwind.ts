import type { Spec } from "../../spec/schema.ts";
import { textRoles } from "../tokens/token-tree.ts";
import { colorDeclarations, type Declaration, lines, standInFaces } from "./declarations.ts";

type DesignSystem = Spec["design"]["designSystem"];

// Colors are called h1 and so on: sizes need other names, or `text-h1` would mean both.
const scaleNames = { h1: "heading-1", h2: "heading-2", h3: "heading-3", body: "body" } as const;

// The names of Tailwind's own scales (tailwindcss.com/docs/theme): `text-heading-1` sets size, line height and weight.
const textDeclarations = ({ typography }: DesignSystem): Declaration[] =>
  textRoles.flatMap((role): Declaration[] => {
    const { cssFamily, size, weight, lineHeight } = typography[role];
    return [
      [`--font-${scaleNames[role]}`, cssFamily],
      [`--text-${scaleNames[role]}`, size],
      [`--text-${scaleNames[role]}--line-height`, `${lineHeight}`],
      [`--text-${scaleNames[role]}--font-weight`, weight],
    ];
  });

const shapeDeclarations = ({ buttons, layout }: DesignSystem): Declaration[] => [
  ...Object.entries(layout.breakpointsPx).map(
    ([name, px]): Declaration => [`--breakpoint-${name}`, `${px / 16}rem`],
  ),
  ["--radius-button", buttons.borderRadius],
  ...(buttons.boxShadow === "none" ? [] : [["--shadow-button", buttons.boxShadow] satisfies Declaration]),
  ...(layout.maxWidthPx === null
    ? []
    : [["--container-content", `${layout.maxWidthPx / 16}rem`] satisfies Declaration]),
];

/**
 * The design as a Tailwind 4 style sheet. Its palette, fonts and breakpoints replace Tailwind's, so that no utility
 * leads away from the design; the same utilities serve dark mode, by system or by `data-theme`.
 */
export function renderTailwind(spec: Spec): string {
  const { designSystem } = spec.design;
  const { light, dark } = designSystem.colors.roles;
  const families: Declaration[] = ["color", "font", "text", "breakpoint"].map((scale) => [
    `--${scale}-*`,
    "initial",
  ]);
  return `/* Made from spec.json, for Tailwind CSS 4. */
@import "tailwindcss";

@custom-variant dark {
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme="light"]), :root:not([data-theme="light"]) *) { @slot; }
  }
  &:where([data-theme="dark"], [data-theme="dark"] *) { @slot; }
}

${standInFaces(designSystem)}@theme static {
${lines(families, "  ")}${lines(colorDeclarations(light), "  ")}${lines(textDeclarations(designSystem), "  ")}${lines(shapeDeclarations(designSystem), "  ")}}

@layer theme {
  :root { color-scheme: light; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      color-scheme: dark;
${lines(colorDeclarations(dark), "      ")}    }
  }
  :root[data-theme="dark"] {
    color-scheme: dark;
${lines(colorDeclarations(dark), "    ")}  }
}
`;
}
