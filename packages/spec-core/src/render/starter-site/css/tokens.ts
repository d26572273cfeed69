import { contrastRatio } from "../../../color/contrast.ts";
import { roleNames } from "../../../spec/blocks/design/colors.ts";
import { colorProperty, cssString } from "../../../spec/css-text.ts";
import {
  buttonRadius,
  buttonShadow,
  buttonSurfaces,
  roundButtonRadius,
} from "../../../spec/data/design-rules.ts";
import type { Spec } from "../../../spec/schema.ts";
import { findFont } from "../../../typography/font-catalog.ts";
import { nearestWeight } from "../../../typography/nearest-weight.ts";
import { cleanText } from "../clean-text.ts";
import type { Site } from "../site.ts";
import { brandSize, footerNameSize, headingSize, heroSize, sizeOf, titleSize } from "./sizes.ts";

type Roles = Spec["design"]["designSystem"]["colors"]["roles"]["light"];

const colors = (roles: Roles): string[] => roleNames.map((role) => `${colorProperty(role)}: ${roles[role]};`);

/** The colors that dark mode changes. */
const changedColors = (light: Roles, dark: Roles): string[] => {
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
      `--weight-${role}: ${nearestWeight(font?.weights ?? [], weight)};`,
      `--size-${role}: ${sizeOf(typography, role)}rem;`,
      `--line-height-${role}: ${lineHeight};`,
    ];
  });
}

function strongWeight({ spec }: Site): string {
  const { family } = spec.design.designSystem.typography.body;
  return nearestWeight(findFont(family)?.weights ?? [], "700");
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

/** The browser's own signs in a field, such as a calendar, are as light or dark as the label beside them. */
const schemeFor = (label: string): string =>
  contrastRatio(label, "#000000") > contrastRatio(label, "#FFFFFF") ? "dark" : "light";

/** The custom properties of the site: the colors of both themes, fonts, sizes and buttons. */
export function tokens(site: Site): string {
  const { light, dark } = site.spec.design.designSystem.colors.roles;
  const { maxWidthPx } = site.spec.design.designSystem.layout;
  const buttonLines = buttons(site);
  return [
    block(":root", [
      "color-scheme: light;",
      ...colors(light),
      ...fonts(site),
      `--weight-strong: ${strongWeight(site)};`,
      `--text-hero: ${heroSize(site)};`,
      `--text-title: ${titleSize(site)};`,
      `--text-h2: ${headingSize(site)};`,
      `--text-brand: ${brandSize(site)};`,
      `--text-footer-name: ${footerNameSize(site)};`,
      `--content-width: ${maxWidthPx === null ? "100vw" : `${maxWidthPx}px`};`,
      "--logo-ground: transparent;",
      ...buttonLines.slice(0, 4),
    ]),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme="light"])', ["color-scheme: dark;", ...changedColors(light, dark), `--logo-ground: ${light.background};`])}\n}`,
    block(':root[data-theme="dark"]', [
      "color-scheme: dark;",
      ...changedColors(light, dark),
      `--logo-ground: ${light.background};`,
    ]),
    block(":root", [
      "--brand: var(--color-primary);",
      "--on-brand: var(--color-on-primary);",
      "--brand-accent: var(--color-accent);",
      "--on-brand-accent: var(--color-on-accent);",
    ]),
    block(".on-primary", [`color-scheme: ${schemeFor(light.onPrimary)};`]),
    block(".on-accent", [`color-scheme: ${schemeFor(light.onAccent)};`]),
    block(":root, .on-surface, .on-primary, .on-accent", buttonLines.slice(4)),
  ].join("\n");
}
