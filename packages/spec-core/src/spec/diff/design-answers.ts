import { colorWords } from "../../color/color-words.ts";
import { themeColorNames } from "../../color/theme-colors.ts";
import { layoutTemplates } from "../../onboarding/layout-templates.ts";
import { buttonStyleOptions, pageLayoutOptions } from "../../onboarding/options.ts";
import { sizeChoices, weightNames } from "../../typography/choices.ts";
import { fontRoles } from "../../typography/fonts.ts";
import { specified } from "../answers.ts";
import type { Spec } from "../schema.ts";
import { categoryLabels, colorLabels, fontRoleLabels } from "./labels.ts";
import { quoted } from "./sentences.ts";
import type { SingleAnswer } from "./single-answer.ts";

type DesignSystem = Spec["design"]["designSystem"];
type Choices = readonly { readonly value: string; readonly label: string; readonly hint: string }[];

const system = "design.designSystem";
/** A label with its hint in brackets, lower-cased. */
const withHint = (label: string, hint: string): string =>
  `${label} (${hint.charAt(0).toLowerCase()}${hint.slice(1)})`;

function explained(choices: Choices, value: string): string {
  const choice = choices.find((one) => one.value === value);
  return choice ? withHint(choice.label, choice.hint) : value;
}

/** The chosen colors, such as 'dark blue (#1E3A5F)'; the client's own words if they are not a color. */
function colorAnswers({ colors }: DesignSystem, { clarifications }: Spec): SingleAnswer[] {
  return themeColorNames.map((name) => {
    const path = `${system}.colors.theme.${name}`;
    const value = colors.theme[name];
    const words = clarifications.find((question) => question.path === path && question.about !== "")?.about;
    const choice = words === undefined ? `${colorWords(value) ?? "no colour"} (${value})` : quoted(words);
    return { id: `colors.${name}`, path, label: colorLabels[name], value, choice };
  });
}

function fontAnswers({ typography }: DesignSystem): SingleAnswer[] {
  return fontRoles.flatMap((role): SingleAnswer[] => {
    const { family, weight, size } = typography[role];
    const label = fontRoleLabels[role];
    const at = (part: string) => ({
      id: `fonts.${role}-${part}`,
      path: `${system}.typography.${role}.${part}`,
    });
    const sizeLabel = sizeChoices[role].find((choice) => choice.value === size)?.label;
    const pixels = `${Math.round(Number.parseFloat(size) * 16)} px`;
    return [
      { ...at("family"), label: `${label} font`, value: specified(family), choice: family },
      { ...at("weight"), label: `${label} font weight`, value: weight, choice: weightNames[weight] },
      {
        ...at("size"),
        label: `${label} font size`,
        value: size,
        choice: sizeLabel ? `${sizeLabel} (${pixels})` : pixels,
      },
    ];
  });
}

function templateName({ selected, category }: DesignSystem["layout"]["template"]): string {
  if (selected === null) return `no template (category ${categoryLabels[category]})`;
  const template = layoutTemplates.find(({ id }) => id === selected);
  return template ? withHint(template.name, template.hint) : selected;
}

/** The client's design choices, with the form's labels. */
export function designAnswers(spec: Spec): SingleAnswer[] {
  const { designSystem, styleGuide } = spec.design;
  const { typography, buttons, layout } = designSystem;
  const { selected, category } = layout.template;
  const at = (
    id: string,
    path: string,
    label: string,
    [value, choice]: readonly [string | null, string],
  ) => ({
    id,
    path,
    label,
    value: specified(value),
    choice,
  });
  const { style } = buttons;
  const { pageLayout } = layout;
  const { tone, contentStyle } = styleGuide;
  return [
    ...colorAnswers(designSystem, spec),
    ...fontAnswers(designSystem),
    {
      id: "fonts.kit",
      path: `${system}.typography.kitStylesheet`,
      label: "Style sheet of the font kit",
      value: specified(typography.kitStylesheet),
    },
    at("buttons.style", `${system}.buttons.style`, "Button style", [
      style,
      explained(buttonStyleOptions, style),
    ]),
    at("layout.page", `${system}.layout.pageLayout`, "Page layout", [
      pageLayout,
      explained(pageLayoutOptions, pageLayout),
    ]),
    {
      ...at("layout.template", `${system}.layout.template.selected`, "Layout template", [
        selected,
        templateName(layout.template),
      ]),
      isNoneNamed: true,
    },
    at("layout.category", `${system}.layout.template.category`, "Category of layout templates", [
      category,
      categoryLabels[category],
    ]),
    at("voice.tone", "design.styleGuide.tone", "Design tone (how the site looks)", [tone, tone]),
    at("voice.content-style", "design.styleGuide.contentStyle", "Content style (how the texts speak)", [
      contentStyle,
      contentStyle,
    ]),
  ];
}
