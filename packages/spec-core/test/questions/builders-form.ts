import type { OnboardingInput } from "../../src/onboarding/schema.ts";

/** A question that a builder has to ask before the launch. */
export interface BuildersPoint {
  readonly asks: string;
  /** The id of the question that asks it; without one, none does. */
  readonly by?: string;
  /** Words that this question, or one of its quotations, must contain. */
  readonly says?: string;
}

/** A form as an owner filled it in, with what a builder has to ask; listed before any question was seen. */
export interface BuildersForm {
  readonly name: string;
  readonly answers: NonNullable<OnboardingInput["formData"]>;
  readonly points: readonly BuildersPoint[];
  /** Ids of questions that this builder need not ask. */
  readonly needless: readonly string[];
}
