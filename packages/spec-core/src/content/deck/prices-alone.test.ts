import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { publicWords } from "../public-words.ts";
import { contentDeck } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const answers: Answers = {
  businessName: "Ryan's Plumbing",
  niche: "Plumber",
  description: "We fit: boilers, bathrooms. Callout £60 plus VAT.",
  contact: { country: "GB" },
};

/** The texts of the page of services, of a client who confirmed every fact. */
function servicesOf(pages: readonly string[]): string[] {
  const form = onboardingSchema.parse({ formData: { ...answers, pages } });
  const wordChoices = publicWords(form.formData).facts.map(({ id }) => ({ id, print: true }));
  const spec = buildSpec(onboardingSchema.parse({ formData: { ...answers, pages, wordChoices } }), context);
  return contentDeck(spec)
    .slots.filter(({ page }) => page.startsWith("/services"))
    .map(({ text }) => text ?? "");
}

it("C-36.150 a charge that is no service stands on the page of services where no other page lists prices", () => {
  expect(servicesOf(["Home", "Services", "Contact"])).toEqual(
    expect.arrayContaining(["Callout", "£60 plus VAT"]),
  );
  expect(servicesOf(["Home", "Services", "Pricing", "Contact"])).not.toContain("Callout");
});
