import type { ThemeColorName } from "@sitewright/spec-core/color";

/** The name of each color, in the order and with the letters of the form. */
export const colorNames = {
  primary: "Primary",
  accent: "Accent",
  background: "Background",
  text: "Text",
  h1: "H1",
  h2: "H2",
  h3: "H3",
} as const satisfies Readonly<Record<ThemeColorName, string>>;

/** Every text of the theme step. */
export const themeTexts = {
  lead: "Seven colours make up the whole site. Each letter shows where its colour is used in the preview. H1 is the title of a page, H2 of a section, H3 of a part of it.",
  quickStart: "Quick-start palettes",
  saved: "Saved palettes",
  undone: "Your previous colours have been restored.",
  randomized: (name: string) => `New colours: ${name}.`,
  yourColors: "Your colours",
  lock: (name: string) => `Lock ${name}`,
  lockHint: "Randomize keeps locked colours.",
  impossible: "No random palette fits",
  save: "Save palette",
  nameLabel: "Palette name",
  nameHint: "You will find it under Saved palettes.",
  buttonStyle: "Button style",
  remove: (name: string) => `Remove ${name}`,
  mended: "Where a colour is hard to read, your site uses the nearest readable colour for the text.",
  check: "Accessibility check",
  checkHint:
    "How well each colour stands out from your background. The higher the number, the easier it is to read.",
  checkPasses: (total: number) => `All ${total} pass`,
  checkFails: (failing: number, total: number) =>
    `${failing} of ${total} ${failing === 1 ? "fails" : "fail"}`,
  checkUnknown: (unknown: number, total: number) => `${unknown} of ${total} cannot be checked`,
  pair: (name: string) => `${name} on background`,
  offer: (name: string, color: string, ratio: string) =>
    `The nearest ${name} that passes is ${color}, at ${ratio}.`,
  noOffer: (name: string) => `No shade of this ${name} reads well on this background. Choose another hue.`,
  mend: (color: string) => `Use ${color}`,
} as const;
