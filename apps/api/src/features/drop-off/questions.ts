import type { Onboarding, StepKey } from "@sitewright/spec-core/onboarding";

/** A question of the form, its step, and the answers that belong to it. */
export interface Question {
  readonly key: string;
  readonly step: StepKey;
  readonly answerIn: (answers: Onboarding) => unknown;
}

type Entry = readonly [key: string, answerIn: Question["answerIn"]];
const inStep = (step: StepKey, entries: readonly Entry[]): Question[] =>
  entries.map(([key, answerIn]) => ({ key, step, answerIn }));

const filesOf = (isLogo: boolean) => (answers: Onboarding) =>
  answers.uploadedFiles.filter(({ type }) => (type === "logo") === isLogo).map(({ id }) => id);

/** Every question, in the form's order. The keys are stored, so their meaning must never change. */
export const questions: readonly Question[] = [
  ...inStep("welcome", [["logo", filesOf(true)]]),
  ...inStep("questionnaire", [
    ["businessName", ({ formData }) => formData.businessName],
    ["websiteName", ({ formData }) => formData.websiteName],
    ["description", ({ formData }) => formData.description],
    ["niche", ({ formData }) => formData.niche],
    ["goals", ({ formData }) => formData.goals],
    ["audience", ({ formData }) => formData.audience],
    ["competitors", ({ formData }) => formData.competitors],
    ["pages", ({ formData }) => [formData.pages, formData.customPages]],
    ["offers", ({ formData }) => formData.offers],
    ["contact", ({ formData }) => formData.contact],
    ["socialMedia", ({ formData }) => formData.socialMedia],
    ["timeline", ({ formData }) => formData.timeline],
    ["budget", ({ formData }) => formData.budget],
    ["onlyForUs", ({ formData }) => formData.onlyForUs],
  ]),
  ...inStep("typography", [["fonts", ({ fonts }) => fonts]]),
  ...inStep("theme", [
    ["themeColors", ({ themeColors }) => themeColors],
    ["buttonStyle", ({ selectedButtonStyle }) => selectedButtonStyle],
  ]),
  ...inStep("layout", [
    ["template", ({ layoutTemplates }) => layoutTemplates.selected],
    ["sections", ({ layoutSections }) => layoutSections],
    ["pageLayout", ({ pageLayout }) => pageLayout],
  ]),
  ...inStep("media", [
    ["files", filesOf(false)],
    ["aiImageSourcing", ({ formData }) => formData.aiImageSourcing],
  ]),
  ...inStep("style", [
    ["tone", ({ formData }) => formData.tone],
    ["contentStyle", ({ formData }) => formData.contentStyle],
    [
      "content",
      ({ formData }) => [formData.aiContentCreation, formData.contentNotes, formData.contentDocuments],
    ],
  ]),
  ...inStep("legal", [
    ["domain", ({ formData }) => [formData.hasDomain, formData.domainName]],
    ["hosting", ({ formData }) => [formData.hasHosting, formData.hostingProvider, formData.hostingHelp]],
    ["legalForm", ({ formData }) => [formData.legalForm, formData.registrationNumber]],
    ["agreement", ({ formData }) => formData.ndaAccepted],
  ]),
  ...inStep("sitemap", [
    ["pageTree", ({ pageTree }) => pageTree ?? []],
    ["wordChoices", ({ formData }) => formData.wordChoices],
  ]),
];
