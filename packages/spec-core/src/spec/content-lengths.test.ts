import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "./build-spec.ts";

const lengthsOf = (answers: { description?: string; contentNotes?: string }) => {
  const form = onboardingSchema.parse({
    formData: { businessName: "Ada Penrose", niche: "Translator", pages: ["Home"], ...answers },
  });
  const spec = buildSpec(form, {
    now: new Date("2026-12-01T09:00:00.000Z"),
    id: () => "k7q2",
    product: "Sitewright",
    host: "sites.example",
  });
  return [spec.siteStructure.pages[0]?.contentLength, spec.design.styleGuide.contentLengths.home];
};

it.each([
  { contentNotes: "Keep it short please." },
  { contentNotes: "No walls of text." },
  { description: "I translate letters. You may correct the texts, but keep them short." },
])("who asks for short texts gets shorter lengths: %j", (answers) => {
  for (const length of lengthsOf(answers)) expect(length).toEqual({ minWords: 200, maxWords: 400 });
});

it.each([
  {},
  { contentNotes: "Keep it friendly." },
  { description: "Fringe trims: I keep it short at the back." },
])("others the usual ones: %j", (answers) => {
  for (const length of lengthsOf(answers)) expect(length).toEqual({ minWords: 500, maxWords: 800 });
});
