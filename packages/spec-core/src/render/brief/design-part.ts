import { notSpecified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import { bullets, inlineText } from "../markdown/markdown-text.ts";
import { textRoles } from "../tokens/token-tree.ts";

type Design = Spec["design"];

const roleNames = { h1: "Heading 1", h2: "Heading 2", h3: "Heading 3", body: "Text" } as const;

const colorNames = {
  primary: "Primary",
  accent: "Accent",
  background: "Background",
  text: "Text",
  h1: "Heading 1",
  h2: "Heading 2",
  h3: "Heading 3",
} as const;

const chosen = (text: string): string =>
  text === notSpecified ? "**[NEEDS CLARIFICATION]**" : inlineText(text);

function colorTable({ designSystem: { colors } }: Design): string {
  const measured = new Map<string, string>(
    colors.contrast.map(({ foreground, ratio, required, passes }) => [
      foreground,
      passes
        ? `${ratio} : 1, enough`
        : `${ratio} : 1, below ${required}; a readable variant is used for words`,
    ]),
  );
  const rows = Object.entries(colorNames).map(([name, label]) => {
    const color = new Map<string, string>(Object.entries(colors.theme)).get(name) ?? "";
    return `| ${label} | ${color} | ${measured.get(name) ?? ""} |`;
  });
  return `| Color | Value | Contrast on the background |\n| --- | --- | --- |\n${rows.join("\n")}`;
}

/** The look of the site for a person: colors with their contrast, fonts, shapes, tone. */
export function designPart(design: Design): string {
  const { typography, buttons, layout } = design.designSystem;
  const { tone, contentStyle, imageStyle } = design.styleGuide;
  const fonts = textRoles.map((role) => {
    const { family, weight, size } = typography[role];
    return `**${roleNames[role]}:** ${inlineText(family)}, weight ${weight}, ${size}`;
  });
  const rest = [
    `**Tone:** ${chosen(tone)}`,
    `**Voice:** ${chosen(contentStyle)}`,
    `**Pictures:** ${chosen(imageStyle)}`,
    `**Buttons:** ${buttons.style}`,
    `**Page layout:** ${layout.pageLayout}. ${layout.rule}`,
  ];
  return `${colorTable(design)}\n\n${bullets([...fonts, ...rest])}`;
}
