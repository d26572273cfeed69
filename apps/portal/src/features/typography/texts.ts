import type { FontRole } from "@sitewright/spec-core/typography";

/** The name of each text role. */
export const roleNames = {
  h1: "Heading 1",
  h2: "Heading 2",
  h3: "Heading 3",
  body: "Body text",
} as const satisfies Readonly<Record<FontRole, string>>;

/** Every text of the typography step. */
export const typographyTexts = {
  lead: "One font for headings, one for text. Start from a pairing, then change what you like. Weight is how thick the letters are.",
  pairings: "Pairings",
  withBody: (family: string) => `${family} for body text`,
  fromKit: "from your agency's kit",
  kitNote:
    "Fonts from your agency's kit are commercial. You see a substitute here until the kit is loaded. Your site will use the real fonts.",
  saved: "Saved combinations",
  remove: (name: string) => `Remove ${name}`,
  yourFonts: "Your fonts",
  font: "Font",
  weight: "Weight",
  size: "Size",
  save: "Save combination",
  nameLabel: "Combination name",
  nameHint: "You will find it under Saved combinations.",
  randomized: (headings: string, body: string) => `New fonts: ${headings} with ${body}.`,
  undone: "Your previous fonts have been restored.",
  bodyWeights: "Body weight preview",
  weightSample: (name: string) => `${name}: this is how a paragraph reads when it is set in this weight.`,
  notShipped: (family: string, weight: string) => `${family} does not come in ${weight}.`,
  tips: "Tips",
  tip: [
    { title: "Two families are enough", text: "One for headings, one for text. A third rarely helps." },
    {
      title: "Contrast by weight",
      text: "A bold heading over regular text is easier to scan than two greys.",
    },
    {
      title: "Keep text at 1rem or more",
      text: "1rem is the usual size, 16 pixels. Smaller text tires readers, especially on a phone.",
    },
    {
      title: "Keep display fonts large",
      text: "They are made for headlines and hard to read in a paragraph.",
    },
    { title: "Keep light text large", text: "Light letters look fine large and faint small." },
  ],
} as const;
