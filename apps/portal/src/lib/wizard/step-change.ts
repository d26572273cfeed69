import type { StepKey } from "@sitewright/spec-core/onboarding";

/** Name of the browser event that says which step is open now; its `detail` is the step's key. */
export const stepChangeEvent = "onboardingTabChange";

/** Scrolls to the top and tells the page which step is open now. */
export function announceStep(key: StepKey): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  window.dispatchEvent(new CustomEvent(stepChangeEvent, { detail: key }));
}
