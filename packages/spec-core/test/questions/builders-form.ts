import type { OnboardingInput } from "../../src/onboarding/schema.ts";

/** What a builder has to ask before the launch. */
export interface BuildersPoint {
  readonly asks: string;
}

/** A form as an owner filled it in, with what a builder has to ask; listed before any question was seen. */
export interface BuildersForm {
  readonly name: string;
  readonly answers: NonNullable<OnboardingInput["formData"]>;
  readonly points: readonly BuildersPoint[];
}
