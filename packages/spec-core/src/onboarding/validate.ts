import type { z } from "zod";
import { isHexColor } from "../color/hex.ts";
import { themeColorNames } from "../color/theme-colors.ts";
import { issueAt, type OnboardingIssue } from "./issue.ts";
import { missingAnswers } from "./questionnaire.ts";
import { type Onboarding, onboardingSchema } from "./schema.ts";
import { invalidTexts, missingContentStyle, missingTexts } from "./validation-texts.ts";

/** The result of `validateOnboarding`. */
export type OnboardingResult =
  | { readonly ok: true; readonly value: Onboarding }
  | { readonly ok: false; readonly issues: readonly OnboardingIssue[] };

function shapeText(issue: z.core.$ZodIssue): string {
  const part = issue.path[0];
  if (part === "themeColors") return invalidTexts.color;
  switch (issue.code) {
    case "too_big":
      return (issue.origin === "array" ? invalidTexts.tooMany : invalidTexts.tooLong)(Number(issue.maximum));
    case "too_small":
      return part === "fonts" ? invalidTexts.fontFamily : invalidTexts.other;
    case "invalid_value":
      return invalidTexts.choice;
    case "invalid_format":
      return part === "fonts" ? invalidTexts.fontSize : invalidTexts.fileAddress;
    case "invalid_type":
      if (issue.expected === "boolean") return invalidTexts.toggle;
      return issue.expected === "string" ? invalidTexts.text : invalidTexts.other;
    default:
      return invalidTexts.other;
  }
}

function blockers(onboarding: Onboarding): OnboardingIssue[] {
  const missing = missingAnswers(onboarding).map((name) => issueAt(["formData", name], missingTexts[name]));
  const style =
    onboarding.formData.contentStyle.trim() === ""
      ? [issueAt(["formData", "contentStyle"], missingContentStyle)]
      : [];
  const colors = themeColorNames
    .filter((name) => !isHexColor(onboarding.themeColors[name]))
    .map((name) => issueAt(["themeColors", name], invalidTexts.color));
  return [...missing, ...colors, ...style];
}

/**
 * Whether this input can be submitted: well-formed, with the questionnaire's required answers and the content
 * style, and every color a 6-digit hex. Otherwise one issue per field, in plain words. Never throws.
 */
export function validateOnboarding(input: unknown): OnboardingResult {
  const parsed = onboardingSchema.safeParse(input);
  if (!parsed.success) {
    return { ok: false, issues: parsed.error.issues.map((issue) => issueAt(issue.path, shapeText(issue))) };
  }
  const issues = blockers(parsed.data);
  return issues.length === 0 ? { ok: true, value: parsed.data } : { ok: false, issues };
}
