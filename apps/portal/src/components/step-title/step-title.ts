import { type StepKey, steps } from "@sitewright/spec-core/onboarding";

/** The title of a step, as the stepper shows it. */
export const stepTitle = (key: StepKey): string => steps.find((step) => step.key === key)?.title ?? "";
