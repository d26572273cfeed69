import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

const slotsOf = (formData: object) =>
  draftContent(buildSpec(onboardingSchema.parse({ formData: { country: "GB", ...formData } }), context))
    .slots;

it.each([
  ["children’s physiotherapist", "anybody’s health"],
  ["physiotherapist", "your health"],
])("C-29.791 the form of a %s speaks of %s", (niche, whose) => {
  const slots = slotsOf({
    businessName: "Tay Practice",
    niche,
    description: "We treat backs and knees in Perth.",
    goals: ["Generate Leads"],
    pages: ["Home", "Contact"],
    contact: { email: "a@b.example", country: "GB" },
  });
  expect(slots.map(({ text }) => text).join("\n")).toContain(whose);
});

it("C-29.792 a dance school has pupils, a yoga studio members", () => {
  const hints = (niche: string) =>
    slotsOf({
      businessName: "Tay Studio",
      niche,
      goals: ["Build Community"],
      pages: ["Home", "Pricing"],
    })
      .map(({ hint }) => hint)
      .join("\n");
  expect(hints("children's dance school")).not.toContain("members");
  expect(hints("children's dance school")).toContain("pupils");
  expect(hints("yoga studio")).toContain("members");
});
