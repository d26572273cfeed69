import type { OnboardingFormData } from "../../onboarding/form-data.ts";

/** The business's country as an ISO 3166-1 alpha-2 code; null where the answers do not tell it. */
export const countryOf = (form: OnboardingFormData): string | null =>
  form.contact.country.trim().toUpperCase() || null;
