import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { publicWords } from "../public-words.ts";
import { draftContent } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

/** The names under a section of a page, after the client has said 'Accept'. */
function namesOf(answers: Answers, page: string, section: string): string[] {
  const first = onboardingSchema.parse({ formData: answers }).formData;
  const { facts, statements } = publicWords(first);
  const wordChoices = [...facts, ...statements].map(({ id, proposal }) => ({
    id,
    print: proposal === "print",
  }));
  const form = onboardingSchema.parse({
    formData: { ...answers, wordChoices },
    layoutSections: { hero: true, services: true, pricing: true, contact: true },
  });
  return draftContent(buildSpec(form, context))
    .slots.filter((slot) => slot.page === page && slot.section === section && slot.kind === "item")
    .map(({ text }) => text)
    .filter((text) => text !== "");
}

const bikes: Answers = {
  niche: "Bike shop",
  pages: ["Home", "Services", "Products"],
  goals: ["Sell Products"],
  description: "We sell helmets, locks and lights. Workshop: basic service €60, wheel truing €25.",
  contact: { country: "IE" },
};

it("C-31.30 a shop's goods are under its products, its work for customers under its services", () => {
  expect(namesOf(bikes, "/services", "list")).toEqual(["Basic service", "Wheel truing"]);
  expect(namesOf(bikes, "/products", "shelf")).toEqual(["Helmets", "Locks", "Lights"]);
});

it("C-31.31 plans are shown with their prices and are not listed beside them as services", () => {
  const plans: Answers = {
    niche: "Inventory software",
    pages: ["Home", "Pricing"],
    description: "We make software for breweries. Plans: Starter $49 a month, Brewery $299 a month.",
    contact: { country: "US" },
  };
  expect(namesOf(plans, "/", "pricing")).toEqual(["Starter", "Brewery"]);
  expect(namesOf(plans, "/", "services")).toEqual([]);
  const shelf = { ...plans, pages: ["Home", "Products"], goals: ["Sell Products"] };
  shelf.description = "We make software for breweries. Plans: Starter $49 a month, Team $129 a month.";
  expect(namesOf(shelf, "/products", "shelf")).toEqual(["Starter", "Team"]);
});
