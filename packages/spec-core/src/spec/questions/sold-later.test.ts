import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked } from "./asked.fixture.ts";

const farm = (contentNotes: string): Answers => ({
  niche: "Orchard and cider press",
  description: "We press apple juice and cider in Kent.",
  goals: ["Sell Products"],
  pages: ["Home", "Products"],
  contentNotes,
  contact: { country: "GB", phone: "01233 555 0100" },
});
const ofShops = (answers: Answers) =>
  asked(answers)
    .map(({ id }) => id)
    .filter((id) => ["payment", "delivery", "returns", "age-check"].includes(id));
const pathsOf = (formData: Answers) =>
  projectOf(onboardingSchema.parse({ formData }), context).legalPages.map(({ path }) => path);

it.each([
  "Selling online is something for later, at first people ring.",
  "An online shop can come next year.",
  "The online sales are for later maybe.",
  "I don't want to sell online.",
])(
  "C-32.1081 of '%s' there is no question about payment, delivery and returns and no page of a shop",
  (notes) => {
    expect(ofShops(farm(notes))).toEqual([]);
    expect(pathsOf(farm(notes)).join()).not.toMatch(/deliver|return|sale/);
  },
);

it.each([
  "We sell online already.",
  "People buy online and collect it later.",
  "We sell online. A blog can come later.",
])("C-32.1082 of '%s' the site stays a shop", (notes) => {
  expect(ofShops(farm(notes))).toContain("payment");
});

it("C-32.1083 vessels are no deliveries", () => {
  const shop = (description: string) =>
    asked({ niche: "Map dealer", description, contentNotes: "I don't want to sell online." }).map(
      ({ id }) => id,
    );
  expect(shop("In summer people come in off the cruise ships.")).not.toContain("orders-elsewhere");
  expect(
    asked({ niche: "Map dealer", contentNotes: "No online shop please. We ship maps all over Europe." }).map(
      ({ id }) => id,
    ),
  ).toContain("orders-elsewhere");
});
