import { themeColorNames } from "@sitewright/spec-core/color";
import { type StepKey, sectionNames, socialNetworks } from "@sitewright/spec-core/onboarding";
import { fontRoles } from "@sitewright/spec-core/typography";

/** An answer, its field, and the place in the site that shows it. */
export interface Place {
  /** Id of the field's element, which is the answer's path in the form. */
  readonly id: string;
  readonly step: StepKey;
  /** Connects field and place; unique within its step. */
  readonly letter: string;
  /**
   * CSS selectors in order of preference: the place is the first visible match of the first one that has any.
   */
  readonly at: readonly string[];
}

type Entry = readonly [id: string, at: readonly string[]];

/** Elements that `renderStarterSite` marks as made from an answer. */
const from = (path: string): string => `[data-from="${path}"]`;

const running = ".statement, .statements p, .closing-line";

/** An element of the specimen, which is shown above the page on the steps that choose type and colors. */
const inSpecimen = (at: string): string => `.our-specimen ${at}`;

/** The place at which each color is most visible. Text on a brand color uses the label's color. */
const colorPlaces: Readonly<Record<(typeof themeColorNames)[number], readonly string[]>> = {
  primary: [inSpecimen("[data-swatch=primary]"), ".hero.on-primary", ".button", ".on-primary"],
  accent: [
    inSpecimen("[data-swatch=accent]"),
    ".hero.on-accent",
    ".niche",
    ".for",
    ".on-accent",
    ".quote blockquote",
  ],
  background: [inSpecimen("[data-swatch=background]"), ".site-header"],
  text: [inSpecimen("[data-swatch=text]"), `.on-page :is(${running})`, ".on-page .todo strong", running],
  h1: [inSpecimen("h1"), ".on-page h1", ".on-surface h1", "h1"],
  h2: [inSpecimen("h2"), ".on-page h2", ".on-surface h2", "main h2"],
  h3: [inSpecimen("h3"), ".on-page h3", ".on-surface h3", "main h3"],
};

const fontPlaces: Readonly<Record<(typeof fontRoles)[number], readonly string[]>> = {
  h1: [inSpecimen("h1"), "h1"],
  h2: [inSpecimen("h2"), "main h2"],
  h3: [inSpecimen("h3"), "main h3"],
  body: [inSpecimen("[data-sample=body]"), running, "main p"],
};

/**
 * The answers of the questionnaire in the order of the form; those that the site does not show have a letter
 * too.
 */
const questionnaire: readonly Entry[] = [
  ["businessName", [`h1${from("formData.businessName")}`, from("formData.businessName")]],
  ["websiteName", [`h1${from("formData.websiteName")}`, from("formData.websiteName")]],
  ["description", [from("formData.description")]],
  ["niche", [from("formData.niche")]],
  ["goals", ['[data-from^="formData.goals"]']],
  ["audience", [from("formData.audience")]],
  ["competitors", []],
  ["pages", [from("formData.pages")]],
  ["customPages", [from("formData.customPages")]],
  ["timeline", []],
  ["budget", []],
  ...socialNetworks.map((network): Entry => {
    const name = `socialMedia.${network}`;
    return [name, [from(`formData.${name}`)]];
  }),
];

/** The places of one step, lettered in the order of its form. */
const inStep = (step: StepKey, entries: readonly Entry[]): Place[] =>
  entries.map(([id, at], index) => ({ id, step, letter: String.fromCharCode(97 + index), at }));

/**
 * Every answer that is visible in the site. Some answers share a place: a heading has words, a face and a
 * color. The open step decides which of them are shown.
 */
export const places: readonly Place[] = [
  ...inStep("welcome", [["uploadedFiles.logo", [".brand-logo"]]]),
  ...inStep(
    "questionnaire",
    questionnaire.map(([name, at]) => [`formData.${name}`, at]),
  ),
  ...inStep(
    "typography",
    fontRoles.map((role) => [`fonts.${role}`, fontPlaces[role]]),
  ),
  ...inStep("theme", [
    ...themeColorNames.map((name): Entry => [`themeColors.${name}`, colorPlaces[name]]),
    ["selectedButtonStyle", [inSpecimen(".button"), "form .button", ".closing .button", ".button"]],
  ]),
  ...inStep("layout", [
    ...sectionNames.map((name): Entry => [`layoutSections.${name}`, [from(`layoutSections.${name}`)]]),
    ["pageLayout", [".sheet"]],
  ]),
  ...inStep("media", [["uploadedFiles.media", [`.shot${from("uploadedFiles")}`]]]),
  ...inStep("style", [["formData.tone", [".hero", ".page-head"]]]),
  // By default pages are in the order of the questionnaire.
  ...inStep("sitemap", [["pageTree", [from("pageTree"), from("formData.pages")]]]),
];

const byId = new Map(places.map((place) => [place.id, place]));

/** The place of a field; undefined where the site does not show it. */
export const placeOf = (id: string): Place | undefined => byId.get(id);

/** The letter of a field; empty where it has none. */
export const letterOfPlace = (id: string): string => byId.get(id)?.letter ?? "";
