import {
  type Onboarding,
  type OnboardingIssue,
  type StepKey,
  validateOnboarding,
} from "@sitewright/spec-core/onboarding";
import type { WizardChange, WizardState } from "./wizard-store.ts";

type Errors = WizardState["errors"];

/** The errors without those at the given paths or below them. */
export function withoutErrors(errors: Errors, paths: readonly string[]): Errors {
  const isCleared = (key: string): boolean =>
    paths.some((path) => key === path || key.startsWith(`${path}.`));
  const kept = Object.entries(errors).filter(([key]) => !isCleared(key));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}

/** Removes the error at a path. */
export const errorCleared =
  (path: string): WizardChange =>
  (state) => ({ ...state, errors: withoutErrors(state.errors, [path]) });

/** Sets or removes the error at a path; the other errors stay. */
export const errorKnown =
  (path: string, message: string | undefined): WizardChange =>
  (state) => {
    if (state.errors[path] === message) return state;
    const others = withoutErrors(state.errors, [path]);
    return { ...state, errors: message === undefined ? others : { ...others, [path]: message } };
  };

/** Replaces all errors by these; the first one at a path counts. */
export const errorsSet =
  (issues: readonly { readonly path: string; readonly message: string }[]): WizardChange =>
  (state) => ({
    ...state,
    errors: Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message])),
  });

/** The issues that keep these answers from being submitted; empty when they can be. */
export function submitBlockers(onboarding: Onboarding): readonly OnboardingIssue[] {
  const result = validateOnboarding(onboarding);
  return result.ok ? [] : result.issues;
}

/** The issues of one step that keep the answers from being submitted. */
export const stepBlockers = (onboarding: Onboarding, step: StepKey): OnboardingIssue[] =>
  submitBlockers(onboarding).filter((issue) => issue.step === step);
