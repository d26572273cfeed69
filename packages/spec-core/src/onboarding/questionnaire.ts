import { effectivePages } from "./pages.ts";
import type { Onboarding } from "./schema.ts";

/** The answers without which the questionnaire is not complete, in the order of the screen. */
export const requiredAnswers = [
  "businessName",
  "description",
  "niche",
  "goals",
  "audience",
  "pages",
] as const;

export type RequiredAnswer = (typeof requiredAnswers)[number];

const hasText = (list: readonly string[]): boolean => list.some((entry) => entry.trim() !== "");

/** Which required answers are missing; blanks do not count as an answer. */
export function missingAnswers(onboarding: Pick<Onboarding, "formData" | "pageTree">): RequiredAnswer[] {
  const { formData, pageTree } = onboarding;
  return requiredAnswers.filter((name) => {
    if (name === "goals") return !hasText(formData.goals);
    if (name === "pages")
      return pageTree ? effectivePages(onboarding).length === 0 : !hasText(formData.pages);
    return formData[name].trim() === "";
  });
}
