import type { Spec } from "../../spec/schema.ts";
import {
  colorDeclarations,
  fontDeclarations,
  lines,
  shapeDeclarations,
  standInFaces,
} from "./declarations.ts";

/**
 * The design as CSS custom properties. Dark mode follows the reader's system; `data-theme="light"` or
 * `data-theme="dark"` on the root element decides otherwise. Requests nothing.
 */
export function renderCss(spec: Spec): string {
  const { designSystem } = spec.design;
  const { light, dark } = designSystem.colors.roles;
  return `/* Made from spec.json. Use these properties; write no color, font or size anywhere else. */

${standInFaces(designSystem)}:root {
  color-scheme: light;
${lines(colorDeclarations(light), "  ")}${lines(fontDeclarations(designSystem), "  ")}${lines(shapeDeclarations(designSystem), "  ")}}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
${lines(colorDeclarations(dark), "    ")}  }
}

:root[data-theme="dark"] {
  color-scheme: dark;
${lines(colorDeclarations(dark), "  ")}}
`;
}
