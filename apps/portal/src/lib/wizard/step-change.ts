import type { StepKey } from "@sitewright/spec-core/onboarding";

let wantedField: string | null = null;

/** Asks the next step that opens to put the focus on one of its fields (by element id) instead of on its title. */
export function requestFieldFocus(fieldId: string): void {
  wantedField = fieldId;
}

/** Whether the step that opens is to put the focus on one of its fields. */
export const isFieldFocusRequested = (): boolean => wantedField !== null;

/** The field that was asked for, once. */
export function takeRequestedField(): string | null {
  const taken = wantedField;
  wantedField = null;
  return taken;
}

/** Name of the browser event that says which step is open now; its `detail` is the step's key. */
export const stepChangeEvent = "onboardingTabChange";

/** Scrolls to the top and tells the page which step is open now. */
export function announceStep(key: StepKey): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  window.dispatchEvent(new CustomEvent(stepChangeEvent, { detail: key }));
}
