import { expect, it } from "vitest";
import * as onboarding from "./index.ts";

it.each([
  [
    "goalOptions",
    onboarding.goalOptions,
    "Generate Leads, Sell Products, Share Information, Build Community, Showcase Portfolio, Provide Support, Book Appointments, Educational Content",
  ],
  [
    "pageOptions",
    onboarding.pageOptions,
    "Home, About, Services, Products, Contact, Blog, Portfolio, Testimonials, FAQ, Pricing, Team, Careers",
  ],
  ["timelineOptions", onboarding.timelineOptions, "ASAP, Within 1 month, 1-3 months, 3-6 months, No rush"],
  ["toneOptions", onboarding.toneOptions, "Modern, Corporate, Minimalist, Bold, Fun"],
  ["contentStyleOptions", onboarding.contentStyleOptions, "Casual, Professional, Technical"],
] as const)("P-10 %s are those on offer", (_name, offered, values) => {
  expect(offered).toEqual(values.split(", "));
});

it("P-10 the budgets are those on offer", () => {
  expect(onboarding.budgetOptions).toEqual([
    "Under $1,000",
    "$1,000 - $5,000",
    "$5,000 - $10,000",
    "$10,000 - $25,000",
    "Over $25,000",
  ]);
});

it("P-12 the button styles start with classic", () => {
  const values = ["classic", "rounded", "square", "standard", "modern", "outlined", "gradient", "ghost"];
  expect(onboarding.buttonStyleOptions.map((option) => option.value)).toEqual(values);
});

it("P-13 the page layouts are full-width, contained and boxed", () => {
  expect(onboarding.pageLayoutOptions.map((option) => option.value)).toEqual([
    "full-width",
    "contained",
    "boxed",
  ]);
});

it("every section has a label", () => {
  expect(onboarding.sectionOptions.map((option) => option.value)).toEqual(onboarding.sectionNames);
});

it("the public surface of onboarding is exactly this", () => {
  expect(Object.keys(onboarding).sort()).toMatchInlineSnapshot(`
    [
      "addressedPages",
      "applyTemplate",
      "budgetOptions",
      "buttonStyleNames",
      "buttonStyleOptions",
      "completion",
      "contentDocumentSchema",
      "contentStyleOptions",
      "defaultOnboarding",
      "effectivePages",
      "formDataSchema",
      "goalOptions",
      "hasVisible",
      "incompleteSteps",
      "invalidTexts",
      "isHomePage",
      "isTypedField",
      "layoutSectionsSchema",
      "layoutTemplates",
      "limits",
      "missingContentStyle",
      "missingTexts",
      "nextStep",
      "offerSchema",
      "onboardingSchema",
      "onboardingWarnings",
      "pageKey",
      "pageLayoutNames",
      "pageLayoutOptions",
      "pageOptions",
      "pageTreeOf",
      "parseCustomPages",
      "pictureRoles",
      "prefilledSteps",
      "previousStep",
      "progress",
      "requiredAnswers",
      "roleOf",
      "sectionNames",
      "sectionOptions",
      "socialNetworks",
      "steps",
      "templateCategories",
      "themeColorsSchema",
      "themeVerdicts",
      "timelineOptions",
      "toggleDomain",
      "toggleHosting",
      "toggleTbd",
      "toneOptions",
      "undecided",
      "uploadedFileSchema",
      "validateOnboarding",
      "warningTexts",
      "withoutDirectionOverrides",
      "wordChoiceSchema",
    ]
  `);
});
