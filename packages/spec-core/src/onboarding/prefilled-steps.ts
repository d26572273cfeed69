import type { CompletionStatus } from "./completion.ts";
import type { OnboardingInput } from "./schema.ts";

/**
 * The steps to mark as completed when a saved project is opened, from the data in its record (before defaults
 * are filled in): welcome always, the others if their data exists.
 */
export function prefilledSteps(saved: Readonly<OnboardingInput>): CompletionStatus {
  const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== "";
  return {
    welcome: true,
    questionnaire: isFilled(saved.formData?.businessName),
    typography: saved.fonts !== undefined,
    theme: saved.themeColors !== undefined,
    layout: saved.layoutSections !== undefined,
    media: false,
    style: isFilled(saved.formData?.tone),
    legal: false,
    sitemap: false,
  };
}
