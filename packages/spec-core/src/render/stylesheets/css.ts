import { draftContent } from "../../deck/content-deck.ts";
import { isAlwaysDark, paintColors } from "../../site/paint-colors.ts";
import { darkRoots } from "../../spec/css-text.ts";
import type { Spec } from "../../spec/schema.ts";
import { type Site, siteOf } from "../starter-site/site.ts";
import { colorDeclarations, lines, spaceDeclarations } from "./declarations.ts";
import { siteProperties } from "./site-properties.ts";

/** The same for a site whose words are known: its sizes depend on its longest words. */
export function themeCss(site: Site): string {
  const { spec } = site;
  const { light, dark } = paintColors(spec);
  return `/* Made from spec.json. Use these properties; write no color, font or size anywhere else. Load fonts.css, too. */

:root {
  color-scheme: ${isAlwaysDark(spec) ? "dark" : "light"};
${lines(colorDeclarations(light), "  ")}${lines(spaceDeclarations(spec.design.designSystem), "  ")}${lines(siteProperties(site), "  ")}}

@media (prefers-color-scheme: dark) {
  ${darkRoots.bySystem} {
    color-scheme: dark;
${lines(colorDeclarations(dark), "    ")}  }
}

${darkRoots.chosen} {
  color-scheme: dark;
${lines(colorDeclarations(dark), "  ")}}
`;
}

/**
 * The design as CSS custom properties, with the starter site's values; its `@font-face` rules are in `fonts.css`. Dark
 * mode follows the reader's system unless `data-theme` or a class (`light`, `dark`) is set on the root. Requests
 * nothing.
 */
export const renderCss = (spec: Spec): string =>
  themeCss(siteOf(spec, { marks: false, deck: draftContent(spec) }));
