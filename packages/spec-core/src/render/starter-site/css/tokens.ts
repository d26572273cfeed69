import { contrastRatio } from "../../../color/contrast.ts";
import { cleanText } from "../../../site/clean-text.ts";
import { isAlwaysDark, type PaintColors, paintColors } from "../../../site/paint-colors.ts";
import { colorProperty, cssString, darkRoots } from "../../../spec/css-text.ts";
import {
  buttonRadius,
  buttonShadow,
  buttonSurfaces,
  roundButtonRadius,
} from "../../../spec/data/design-rules.ts";
import { findFont } from "../../../typography/font-catalog.ts";
import { shippedWeight } from "../../../typography/font-pairings.ts";
import type { Site } from "../site.ts";
import { textSteps } from "./on-steps.ts";
import { brandSize, footerNameSize, headingSize, heroSize, sizeOf, titleSize } from "./sizes.ts";

const colors = (paint: PaintColors): string[] =>
  Object.entries(paint).map(([role, color]) => `${colorProperty(role)}: ${color};`);

/** The colors that differ in dark mode. */
const changedColors = (light: PaintColors, dark: PaintColors): string[] => {
  const unchanged = new Set(colors(light));
  return colors(dark).filter((line) => !unchanged.has(line));
};

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`;

function fonts({ spec }: Site): string[] {
  const { typography } = spec.design.designSystem;
  return (["h1", "h2", "h3", "body"] as const).flatMap((role) => {
    const { family, weight, lineHeight } = typography[role];
    const font = findFont(family);
    return [
      `--font-${role}: ${font?.stack ?? `${cssString(cleanText(family))}, sans-serif`};`,
      `--weight-${role}: ${shippedWeight(family, weight)};`,
      `--size-${role}: ${sizeOf(typography, role)}rem;`,
      `--line-height-${role}: ${lineHeight};`,
    ];
  });
}

function strongWeight({ spec }: Site): string {
  const { family } = spec.design.designSystem.typography.body;
  return shippedWeight(family, "700");
}

function buttons({ spec }: Site): string[] {
  const { style } = spec.design.designSystem.buttons;
  const { background, color, border, textTransform } = buttonSurfaces[style];
  return [
    `--button-radius: ${style === "rounded" ? roundButtonRadius : buttonRadius};`,
    `--button-shadow: ${style === "modern" ? buttonShadow : "none"};`,
    `--button-border: ${border};`,
    `--button-case: ${textTransform};`,
    `--button-background: ${background};`,
    `--button-color: ${color};`,
  ];
}

/** The color scheme of browser controls in a field, such as a date picker: the same as the label's. */
const schemeFor = (label: string): string =>
  contrastRatio(label, "#000000") > contrastRatio(label, "#FFFFFF") ? "dark" : "light";

const schemes = ({ onBand, onAccentBand }: PaintColors): string[] => [
  `--band-scheme: ${schemeFor(onBand)};`,
  `--accent-band-scheme: ${schemeFor(onAccentBand)};`,
];

/** The properties that change in dark mode, under both of its switches; none if the theme is dark already. */
function darkBlocks({ spec }: Site): string[] {
  if (isAlwaysDark(spec)) return [];
  const { light, dark } = paintColors(spec);
  const lines = [
    "color-scheme: dark;",
    ...changedColors(light, dark),
    ...schemes(dark),
    `--logo-ground: ${light.background};`,
    `--logo-ink: ${light.text};`,
  ];
  return [
    `@media (prefers-color-scheme: dark) {\n${block(darkRoots.bySystem, lines)}\n}`,
    block(darkRoots.chosen, lines),
  ];
}

/** The custom properties of the site: the colors of both themes, fonts, sizes and buttons. */
export function tokens(site: Site): string {
  const { light } = paintColors(site.spec);
  const { maxWidthPx } = site.spec.design.designSystem.layout;
  const buttonLines = buttons(site);
  return [
    block(":root", [
      `color-scheme: ${isAlwaysDark(site.spec) ? "dark" : "light"};`,
      ...colors(light),
      ...schemes(light),
      ...fonts(site),
      `--weight-strong: ${strongWeight(site)};`,
      `--text-hero: ${heroSize(site)};`,
      `--text-title: ${titleSize(site)};`,
      `--text-h2: ${headingSize(site)};`,
      `--text-brand: ${brandSize(site)};`,
      `--text-footer-name: ${footerNameSize(site)};`,
      `--content-width: ${maxWidthPx === null ? "100vw" : `${maxWidthPx}px`};`,
      "--logo-ground: transparent;",
      "--logo-ink: var(--color-text);",
      // A dark logo would be invisible on a dark theme; around a light logo the edge does not show.
      `--logo-edge: ${isAlwaysDark(site.spec) ? "drop-shadow(0 0 1px var(--color-text))" : "none"};`,
      ...Object.entries(textSteps(site.spec.design.designSystem.typography)).map(
        ([name, rem]) => `--text-${name}: ${rem}rem;`,
      ),
      ...buttonLines.slice(0, 4),
    ]),
    ...darkBlocks(site),
    block(".on-primary", ["color-scheme: var(--band-scheme);"]),
    block(".on-accent", ["color-scheme: var(--accent-band-scheme);"]),
    block(":root, .on-surface, .on-primary, .on-accent", buttonLines.slice(4)),
  ].join("\n");
}
