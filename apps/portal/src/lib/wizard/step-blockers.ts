import {
  type Onboarding,
  type OnboardingIssue,
  type StepKey,
  validateOnboarding,
} from "@sitewright/spec-core/onboarding";

/** What keeps these answers from being submitted; nothing when they can be. */
export function submitBlockers(onboarding: Onboarding): readonly OnboardingIssue[] {
  const result = validateOnboarding(onboarding);
  return result.ok ? [] : result.issues;
}

/** What keeps the answers of one step from being submitted. */
export const stepBlockers = (onboarding: Onboarding, step: StepKey): OnboardingIssue[] =>
  submitBlockers(onboarding).filter((issue) => issue.step === step);
