import type { StepKey } from "./steps.ts";

/** A remark on one answer: where it stands (`formData.businessName`), what the client reads, and its step. */
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

/** The remark with the step on which its answer is given. */
export function issueAt(path: readonly PropertyKey[], message: string): OnboardingIssue {
  const keys = path.map(String);
  const step = keys[0] === "formData" ? lookUp(stepOfAnswer, keys[1]) : lookUp(stepOfPart, keys[0]);
  return { path: keys.join("."), message, step: step ?? "questionnaire" };
}
