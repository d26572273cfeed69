import { isAlwaysDark, paintColors } from "../../site/paint-colors.ts";
import { darkRoots } from "../../spec/css-text.ts";
import type { Spec } from "../../spec/schema.ts";
import { shippedWeight } from "../../typography/font-pairings.ts";
import { starterFonts } from "../starter-site/starter-fonts.ts";
import { textRoles } from "../tokens/token-tree.ts";
import { colorDeclarations, type Declaration, lines } from "./declarations.ts";

type DesignSystem = Spec["design"]["designSystem"];

// Colors are called h1 and so on: sizes need other names, or `text-h1` would be ambiguous.
const scaleNames = { h1: "heading-1", h2: "heading-2", h3: "heading-3", body: "body" } as const;

// The names of Tailwind's own scales (tailwindcss.com/docs/theme): `text-heading-1` sets size, line height and weight.
const textDeclarations = ({ typography }: DesignSystem): Declaration[] =>
  textRoles.flatMap((role): Declaration[] => {
    const { family, cssFamily, size, weight, lineHeight } = typography[role];
    return [
      [`--font-${scaleNames[role]}`, cssFamily],
      [`--text-${scaleNames[role]}`, size],
      [`--text-${scaleNames[role]}--line-height`, `${lineHeight}`],
      [`--text-${scaleNames[role]}--font-weight`, shippedWeight(family, weight)],
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
 * The design as a Tailwind 4 style sheet: its names do not replace Tailwind's own scales and colors. The same utilities
 * work in dark mode, by system, by `data-theme` or by the class `dark`. `fonts.css` has the `@font-face` rules.
 */
export function renderTailwind(spec: Spec): string {
  const { designSystem } = spec.design;
  const { light, dark } = paintColors(spec);
  const fonts = starterFonts(spec).length > 0 ? '@import "./fonts.css";\n' : "";
  return `/* Made from spec.json, for Tailwind CSS 4. */
@import "tailwindcss";
${fonts}
@custom-variant dark {
  @media (prefers-color-scheme: dark) {
    &:where(${darkRoots.bySystem}, ${darkRoots.bySystem} *) { @slot; }
  }
  &:where([data-theme="dark"], [data-theme="dark"] *, .dark, .dark *) { @slot; }
}

@theme static {
${lines(colorDeclarations(light), "  ")}${lines(textDeclarations(designSystem), "  ")}${lines(shapeDeclarations(designSystem), "  ")}}

@layer theme {
  :root { color-scheme: ${isAlwaysDark(spec) ? "dark" : "light"}; }
  @media (prefers-color-scheme: dark) {
    ${darkRoots.bySystem} {
      color-scheme: dark;
${lines(colorDeclarations(dark), "      ")}    }
  }
  ${darkRoots.chosen} {
    color-scheme: dark;
${lines(colorDeclarations(dark), "    ")}  }
}
`;
}
