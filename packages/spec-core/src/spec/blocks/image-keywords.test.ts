import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";

const keywordsOf = (formData: OnboardingInput["formData"]): readonly string[] =>
  buildSpec(onboardingSchema.parse({ formData }), context).aiFeatures.imageKeywords;

it.each<[string, string, readonly string[], readonly string[]]>([
  [
    "violin teacher",
    "I teach violin to children. I studied at the Royal Welsh College of Music. Lessons in term time, after-school slots have a waiting list. Pupils play in the summer.",
    ["violin teacher", "pupils"],
    ["i teach", "college", "after school"],
  ],
  [
    "architects for house extensions",
    "We plan extensions. A measured survey comes first. Structural engineer and council fees are separate.",
    ["architects for house extensions", "extensions"],
    ["structural engineer"],
  ],
  [
    "mobile hairdresser",
    "I cut hair at home and bring everything with me. Most people ring me so the number needs to be at the top.",
    ["mobile hairdresser", "hair"],
    ["ring"],
  ],
  [
    "bookkeeping for tradespeople",
    "I do the books, VAT returns and payroll. Bring your receipts in a box.",
    ["bookkeeping for tradespeople", "receipts"],
    ["do the books", "vat returns"],
  ],
  [
    "Wedding cakes",
    "Every cake is baked in my kitchen. Gluten free and vegetarian on request.",
    ["cake", "kitchen"],
    ["gluten free", "vegetarian"],
  ],
])(
  "C-37.25 picture keywords of the %s are things to be seen in what it does",
  (niche, description, shown, left) => {
    const keywords = keywordsOf({ niche, description });
    for (const word of shown) expect(keywords).toContain(word);
    for (const word of left) expect(keywords).not.toContain(word);
  },
);

it("C-37.26 what the trade is called stays a keyword, whatever it is", () => {
  expect(
    keywordsOf({ niche: "Sixth form college", description: "We teach. I studied at a college." }),
  ).toContain("Sixth form college");
});

it("C-37.925 what the client wants no pictures of, and what only customers or the past have, is no keyword", () => {
  const keywords = keywordsOf({
    niche: "Swimming teacher",
    description:
      "I teach swimming to children and adults in small groups. I was a nurse for nine years in a hospital. Lessons are in a warm pool.",
    audience: "parents, people who find gyms loud",
    contentNotes: "No photos of the children please.",
  });
  expect(keywords).toContain("Swimming teacher");
  expect(keywords).toContain("lessons");
  for (const word of ["children", "hospital", "gyms", "adults"]) expect(keywords).not.toContain(word);
});

it("C-37.926 things that are not refused stay", () => {
  const keywords = keywordsOf({
    niche: "Bakery",
    description: "We bake pastries and bread.",
    contentNotes: "No pictures of wheat or bread knives.",
  });
  expect(keywords).toContain("pastries");
});

it("C-37.931 what a sentence says is not done is no keyword, and the rest of it is", () => {
  const keywords = keywordsOf({
    niche: "chimney sweep",
    description: "Stoves and open fires in Bodmin, oil boilers no. We sweep chimneys, but not gas fires.",
  });
  for (const word of ["oil boilers", "gas fires", "boilers"]) expect(keywords).not.toContain(word);
  expect(keywords.join()).toMatch(/chimney/u);
});

it("C-36.1042 what the client wants no mention of is no keyword for pictures", () => {
  const description = "I do the books, VAT returns and payroll. Bring your receipts in a box.";
  const form = { niche: "bookkeeping for tradespeople", description };
  const contentNotes = "Don't mention receipts, this is about to change.";
  expect(keywordsOf(form)).toContain("receipts");
  expect(keywordsOf({ ...form, contentNotes })).not.toContain("receipts");
});
