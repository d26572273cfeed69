import type { StepKey } from "@sitewright/spec-core/onboarding";

let wantedField: string | null = null;

/** Requests that the next step to open focuses one of its fields (by element id) instead of its title. */
export function requestFieldFocus(fieldId: string): void {
  wantedField = fieldId;
}

export const isFieldFocusRequested = (): boolean => wantedField !== null;

/** Returns the requested field and clears the request. */
export function takeRequestedField(): string | null {
  const taken = wantedField;
  wantedField = null;
  return taken;
}

/** Name of the browser event of a step change; its `detail` is the key of the open step. */
export const stepChangeEvent = "onboardingTabChange";

/** Scrolls to the top and dispatches the event that a step has opened. */
export function announceStep(key: StepKey): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  window.dispatchEvent(new CustomEvent(stepChangeEvent, { detail: key }));
}
