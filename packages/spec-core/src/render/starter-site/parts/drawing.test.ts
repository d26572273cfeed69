import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

/** The drawing that opens the home page. */
function openingOf(formData: object): string {
  const form = onboardingSchema.parse({
    layoutSections: { hero: true },
    formData: { businessName: "Chez Nous", pages: ["Home"], ...formData },
  });
  const home = renderStarterSite(specOf(form))["index.html"] ?? "";
  return /<div class="shot motif-frame">.*?<\/svg>/su.exec(home)?.[0] ?? "";
}

it("C-36.227 a sentence in another language chooses the drawings before it is confirmed, and no word of it is shown", () => {
  const description = "Restaurant de cuisine bourguignonne au cœur de Beaune, ouvert du mardi au samedi.";
  const drawn = openingOf({ description });
  expect(drawn).toBe(openingOf({ niche: "Restaurant" }));
  expect(drawn).not.toBe(openingOf({}));
  expect(drawn).not.toContain("Beaune");
});

it("C-36.228 a sentence that is private, or that the client keeps from visitors, chooses no drawing", () => {
  const secret = "Between us, the bakery next door is for sale and my partner wants it.";
  expect(openingOf({ description: secret })).toBe(openingOf({}));
});
