import type { Onboarding } from "./schema.ts";
import { hasVisible } from "./visible-text.ts";

/** The answers that a complete questionnaire requires, in the order of the screen. */
export const requiredAnswers = [
  "businessName",
  "description",
  "niche",
  "goals",
  "audience",
  "pages",
] as const;

export type RequiredAnswer = (typeof requiredAnswers)[number];

const hasText = (list: readonly string[]): boolean => list.some(hasVisible);

/** Which required answers are missing; a text without visible characters is no answer. */
export function missingAnswers({ formData }: Pick<Onboarding, "formData">): RequiredAnswer[] {
  return requiredAnswers.filter((name) => {
    if (name === "goals" || name === "pages") return !hasText(formData[name]);
    return !hasVisible(formData[name]);
  });
}
