import { paintColors } from "../../site/paint-colors.ts";
import { specified } from "../../spec/answers.ts";
import { kebab } from "../../spec/css-text.ts";
import type { Spec } from "../../spec/schema.ts";
import { shippedWeight } from "../../typography/font-pairings.ts";
import { textRoles } from "../tokens/token-tree.ts";
import { designComponents } from "./components.ts";

type DesignSystem = Spec["design"]["designSystem"];

// Every JSON string is a YAML one (YAML 1.2.2, section 1.3); what YAML calls unprintable is escaped too.
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[^\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const colorLines = (roles: Readonly<Record<string, string>>, indent: string): string[] =>
  Object.entries(roles).map(([role, color]) => `${indent}${kebab(role)}: "${color}"`);

const typographyLines = ({ typography }: DesignSystem): string[] =>
  textRoles.flatMap((role) => {
    const { family, cssFamily, size, weight, lineHeight } = typography[role];
    return [
      `  ${role}:`,
      `    fontFamily: ${quoted(cssFamily)}`,
      `    fontSize: ${size}`,
      `    fontWeight: ${shippedWeight(family, weight)}`,
      `    lineHeight: ${lineHeight}`,
    ];
  });

const componentLines = (system: DesignSystem): string[] =>
  Object.entries(designComponents(system)).flatMap(([name, properties]) => [
    `  ${name}:`,
    ...Object.entries(properties).map(([property, value]) => `    ${property}: "${value}"`),
  ]);

/** The client's name of the site. */
export function siteName({ websiteName, name }: Spec["businessInfo"]): string {
  return specified(websiteName) ?? specified(name) ?? "Website";
}

/** The front matter of DESIGN.md: the tokens as YAML between two lines of hyphens. */
export function frontMatter(spec: Spec): string {
  const { designSystem } = spec.design;
  const { layout, buttons } = designSystem;
  const { light, dark } = paintColors(spec);
  return [
    "---",
    "version: alpha",
    `name: ${quoted(siteName(spec.businessInfo))}`,
    "colors:",
    ...colorLines(light, "  "),
    "  dark:",
    ...colorLines(dark, "    "),
    "typography:",
    ...typographyLines(designSystem),
    "rounded:",
    `  button: ${buttons.borderRadius}`,
    "spacing:",
    ...layout.spacingPx.map((px, index) => `  step-${index + 1}: ${px}px`),
    "components:",
    ...componentLines(designSystem),
    "---",
  ].join("\n");
}
