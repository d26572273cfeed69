import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderStarterSite } from "../../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";

const homeOf = (contentNotes: string): string => {
  const formData = { businessName: "Holt Forge", niche: "Blacksmith", pages: ["Home"], contentNotes };
  return String(renderStarterSite(buildSpec(onboardingSchema.parse({ formData }), context))["index.html"]);
};

it.each([
  ["Please put a big photo of the anvil right at the top.", true],
  ["can you have a pic of the yard at the top??", true],
  ["No stock photos at the top please.", false],
  ["Put the phone number at the top.", false],
  ["The photos are from my sister.", false],
])("'%s' leaves a marked place for a picture at the top: %s", (wish, isMarked) => {
  expect(homeOf(wish).includes("To be added:")).toBe(isMarked);
});
