import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";
import { isTaxRemark } from "./tax-remarks.ts";

it.each([
  "Excl. 21% btw",
  "All prices include GST.",
  "prices plus VAT",
  "Prices are exclusive of VAT.",
  "GST included.",
  "VAT not included",
  "Plus 13% HST",
  "HST extra",
  "All prices shown are inclusive of VAT at 20%.",
  "Alle Preise inkl. MwSt.",
  "Prices exclude VAT and travel.",
  "No VAT is added.",
  "We don't charge VAT.",
  "Sales tax is added on invoices.",
])("'%s' is a remark on the tax in prices", (text) => {
  expect(isTaxRemark(text)).toBe(true);
});

it.each([
  "We help with VAT returns.",
  "Including VAT returns and payroll.",
  "Bookkeeping and quarterly VAT (btw) returns",
  "Tax returns for sole traders.",
  "We pay our taxes.",
  "Prices include delivery.",
  "Bills are included in the rent.",
  "Ex taxi driver with thirty years on the road.",
])("'%s' is none", (text) => {
  expect(isTaxRemark(text)).toBe(false);
});

const remark = "All prices include GST.";

/** Where the remark stands in the deck of a plumber. */
function placesOf(formData: NonNullable<OnboardingInput["formData"]>, layoutSections = {}): string[] {
  const answers = { description: `We mend taps. We come the same day. ${remark}`, ...formData };
  const first = buildSpec(onboardingSchema.parse({ formData: answers, layoutSections }), context);
  const wordChoices = [...first.content.statements, ...first.content.facts].map(({ id }) => ({
    id,
    print: true,
  }));
  const spec = buildSpec(
    onboardingSchema.parse({ formData: { ...answers, wordChoices }, layoutSections }),
    context,
  );
  return draftContent(spec)
    .slots.filter(({ text, kind }) => text.includes(remark) && kind !== "description")
    .map(({ id }) => id);
}

const offers = [{ name: "Tap repair", price: "$90" }];

it("it stands below the prices, wherever these are, and nowhere in the story", () => {
  expect(new Set(placesOf({ offers, pages: ["Home", "About", "Pricing", "Services"] }))).toEqual(
    new Set(["/#services.tax", "/services#list.tax", "/pricing#offers.tax"]),
  );
  expect(placesOf({ offers, pages: ["Home", "About"] }, { pricing: true })).toEqual(["/#pricing.tax"]);
});

it("without a price it stays in the story", () => {
  expect(placesOf({ pages: ["Home", "About"] })).toContainEqual(expect.stringContaining("said-"));
});

it("where no list of prices is shown, the home page tells it all the same", () => {
  expect(placesOf({ offers, pages: ["Home"] }, { hero: true, team: true })).toHaveLength(1);
});
