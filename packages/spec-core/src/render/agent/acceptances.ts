import type { implementationGuidanceSchema } from "../../spec/blocks/implementation.ts";
import type { Acceptance } from "./task.ts";

type Quality = keyof (typeof implementationGuidanceSchema)["shape"];

/** The acceptance of the tasks that every site has, by their ids. */
export const foundationDone = {
  colors: {
    when: "a page is shown in light or dark mode",
    shall: "paint with the spec's colors of that mode alone",
    checkedBy: ["color-token", "color-role", "contrast", "dark-mode"],
  },
  fonts: {
    when: "text is shown",
    shall: "set it in the family, weight and size of its role, from its own files",
    checkedBy: ["typography", "font-face", "external-request"],
  },
  buttons: {
    when: "a button is shown on any ground",
    shall: "give it the shape and surface of the style",
    checkedBy: ["button-style"],
  },
  layout: {
    when: "a page is opened at 320 to 1440 px",
    shall: "keep to the layout and never scroll sideways",
    checkedBy: ["page-layout", "breakpoint", "a person"],
  },
  voice: {
    when: "a visitor reads any text",
    shall: "sound as these rules say",
    checkedBy: ["a person"],
  },
  navigation: {
    when: "a visitor is on any page",
    shall: "lead to every other page in one step",
    checkedBy: ["navigation", "mobile-navigation", "dead-link"],
  },
  footer: {
    when: "a visitor reaches the end of any page",
    shall: "show all of these",
    checkedBy: ["landmark", "a person"],
  },
} as const satisfies Readonly<Record<string, Acceptance>>;

/** The acceptance of content tasks. */
export const contentDone = {
  business: {
    when: "a fact about the business is shown",
    shall: "show one that the client confirmed, in every place alike",
    checkedBy: ["invented", "business-name", "contact-details", "structured-data"],
  },
  social: {
    when: "a link leads to a profile",
    shall: "lead to one that the client gave",
    checkedBy: ["social-link"],
  },
  content: {
    when: "a text or picture is missing",
    shall: "show a marked gap, or leave out what only an optional question asks for; never filler",
    checkedBy: ["filler-text", "open-slot"],
  },
  wish: {
    when: "the client looks at the site",
    shall: "be as the wish asks",
    checkedBy: ["a person"],
  },
  goal: {
    when: "a visitor comes with this in mind",
    shall: "lead to it from every page in one step",
    checkedBy: ["a person"],
  },
  logo: {
    when: "any page is shown in light or dark mode",
    shall: "show the logo undistorted, named after the business",
    checkedBy: ["alternative-text", "a person"],
  },
  file: {
    when: "a page shows the file",
    shall: "give it width, height and a text that says what is on it",
    checkedBy: ["alternative-text", "a person"],
  },
  document: {
    when: "a text takes up the document",
    shall: "say nothing that it does not say",
    checkedBy: ["a person"],
  },
  feature: {
    when: "it is used by mouse, keyboard or touch",
    shall: "do what it says",
    checkedBy: ["a person"],
  },
  proposal: {
    when: "it is on the site and used by mouse, keyboard or touch",
    shall: "do what it says",
    checkedBy: ["a person"],
  },
} as const satisfies Readonly<Record<string, Acceptance>>;

/** The acceptance of each kind of quality. */
export const qualityDone: Readonly<Record<Quality, Acceptance>> = {
  accessibility: {
    when: "a page is used by eye, ear, keyboard or touch",
    shall: "meet every rule above",
    checkedBy: [
      "contrast",
      "main-heading",
      "heading-order",
      "landmark",
      "form-label",
      "control-name",
      "alternative-text",
      "id-reference",
      "a person",
    ],
  },
  performance: {
    when: "a page is measured on a mid-range phone",
    shall: "stay within every limit above",
    checkedBy: ["a person"],
  },
  seo: {
    when: "a search engine reads a page",
    shall: "tell it all of this",
    checkedBy: ["title", "description", "canonical", "structured-data", "sitemap", "robots"],
  },
  security: {
    when: "a page is loaded or a form is sent",
    shall: "keep every rule above",
    checkedBy: ["external-request", "a person"],
  },
};

/** The acceptance of the hand-over tasks. */
export const handOverDone = {
  legal: {
    when: "the site goes online",
    shall: "have every legal page, read and confirmed by somebody who knows the law",
    checkedBy: ["page-missing", "a person"],
  },
  hosting: {
    when: "the domain is opened in a browser",
    shall: "answer over HTTPS at every path listed",
    checkedBy: ["dead-link", "a person"],
  },
  project: {
    when: "the time is up",
    shall: "be delivered with every task above ticked",
    checkedBy: ["a person"],
  },
  "final-check": {
    when: "`node check.mjs --final` reads its folder",
    shall: "give no breach",
    checkedBy: ["open-slot", "unconnected-form", "missing-asset", "promised-feature"],
  },
} as const satisfies Readonly<Record<string, Acceptance>>;
