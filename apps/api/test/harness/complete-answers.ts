import type { OnboardingInput } from "@sitewright/spec-core/onboarding";

/** Answers that can be submitted, with the given changes. */
export function completeAnswers(
  formData: Partial<NonNullable<OnboardingInput["formData"]>> = {},
): OnboardingInput {
  return {
    formData: {
      businessName: "Harbour Bakery",
      description: "Bread and pastry, baked before dawn.",
      niche: "Artisan bakery",
      goals: ["Share Information"],
      audience: "People who live near the harbour",
      pages: ["Home", "About", "Contact"],
      tone: "Modern",
      contentStyle: "Casual",
      ...formData,
    },
  };
}

/** Headers of a submit. */
export const withKey = (key: string) => ({ "idempotency-key": key });
