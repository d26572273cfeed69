import { type StepKey, steps } from "@sitewright/spec-core/onboarding";

/** A step's title, as the step list names it. */
export const stepTitle = (key: StepKey): string => steps.find((step) => step.key === key)?.title ?? "";
