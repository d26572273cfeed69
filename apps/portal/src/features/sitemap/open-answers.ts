import {
  type CompletionStatus,
  incompleteSteps,
  type Onboarding,
  type OnboardingIssue,
  onboardingWarnings,
  type StepKey,
  steps,
} from "@sitewright/spec-core/onboarding";
import { submitBlockers } from "../../lib/wizard/field-errors.ts";

/** An answer that is still missing on a step: the text to show, and the field to fill in. */
export interface OpenAnswer {
  readonly text: string;
  readonly fieldId: string;
  /** The project cannot be submitted without it. */
  readonly isRequired: boolean;
}

/** A step with missing answers, or one that is not complete. */
export interface OpenStep {
  readonly step: StepKey;
  readonly isRequired: boolean;
  readonly answers: readonly OpenAnswer[];
}

/** The field to go to for an issue that is about several fields. */
const fieldOf: Readonly<Record<string, string>> = {
  layoutSections: "layoutSections.hero",
  uploadedFiles: "uploadedFiles.logo",
};

/** The issue of a missing logo belongs to the step where logos are uploaded. */
const stepOf = ({ path, step }: OnboardingIssue): StepKey => (path === "uploadedFiles" ? "welcome" : step);

const answer = ({ path, message }: OnboardingIssue, isRequired: boolean): OpenAnswer => ({
  text: message,
  fieldId: fieldOf[path] ?? path,
  isRequired,
});

/**
 * The steps with missing answers, those that block the submission first; within a step, required answers
 * before optional ones.
 */
export function openSteps(onboarding: Onboarding, status: Readonly<CompletionStatus>): OpenStep[] {
  const blockers = submitBlockers(onboarding);
  const warnings = onboardingWarnings(onboarding).filter(
    ({ path }) => !blockers.some((blocker) => blocker.path === path),
  );
  const incomplete = new Set(incompleteSteps(status));
  const found = steps.flatMap(({ key }): OpenStep[] => {
    const needed = blockers.filter((issue) => stepOf(issue) === key).map((issue) => answer(issue, true));
    const wanted = warnings.filter((issue) => stepOf(issue) === key).map((issue) => answer(issue, false));
    const answers = [...needed, ...wanted];
    const isOpen = answers.length > 0 || (incomplete.has(key) && key !== "sitemap");
    return isOpen ? [{ step: key, isRequired: needed.length > 0, answers }] : [];
  });
  return [...found.filter((open) => open.isRequired), ...found.filter((open) => !open.isRequired)];
}
