import type { StepKey } from "./steps.ts";

/** An issue with one answer: its path (`formData.businessName`), the message to the client, and its step. */
export interface OnboardingIssue {
  readonly path: string;
  readonly message: string;
  readonly step: StepKey;
}

const stepOfAnswer: Readonly<Record<string, StepKey>> = {
  tone: "style",
  contentStyle: "style",
  aiContentCreation: "style",
  contentNotes: "style",
  contentDocuments: "style",
  aiImageSourcing: "media",
  hostingHelp: "legal",
  hasDomain: "legal",
  hasHosting: "legal",
  domainName: "legal",
  hostingProvider: "legal",
  ndaAccepted: "legal",
};

const stepOfPart: Readonly<Record<string, StepKey>> = {
  themeColors: "theme",
  selectedButtonStyle: "theme",
  fonts: "typography",
  layoutSections: "layout",
  layoutTemplates: "layout",
  pageLayout: "layout",
  pageTree: "sitemap",
  uploadedFiles: "media",
};

const lookUp = (table: Readonly<Record<string, StepKey>>, key: string | undefined): StepKey | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** Creates an issue with the step that its answer belongs to. */
export function issueAt(path: readonly PropertyKey[], message: string): OnboardingIssue {
  const keys = path.map(String);
  const step = keys[0] === "formData" ? lookUp(stepOfAnswer, keys[1]) : lookUp(stepOfPart, keys[0]);
  return { path: keys.join("."), message, step: step ?? "questionnaire" };
}
