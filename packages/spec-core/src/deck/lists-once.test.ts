import { expect, it } from "vitest";
import { textId } from "../content/text-id.ts";
import { applyTemplate, type TemplateId } from "../onboarding/layout-templates.ts";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent, type Slot } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

/** The slots of the home page of a form with a template. */
const homeOf = (formData: Answers, template: TemplateId): Slot[] =>
  draftContent(
    buildSpec(applyTemplate(onboardingSchema.parse({ formData }), template), context),
  ).slots.filter(({ page }) => page === "/");

const namesIn = (slots: readonly Slot[], section: string): string[] =>
  slots
    .filter((slot) => slot.section === section && slot.kind === "item" && slot.text !== "")
    .map(({ text }) => text);

const treatments = (count: number, priced: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Treatment ${String.fromCodePoint(65 + index)}`,
    what: "",
    price: index < priced ? `£${20 + index}` : "",
  }));

const salon = (count: number, priced: number): Answers => ({
  businessName: "Velvet Room",
  niche: "Beauty salon",
  pages: ["Home", "Contact"],
  contact: { country: "GB" },
  offers: treatments(count, priced),
});

it.each([
  ["all have a price", 20, 20],
  ["nearly all have a price", 20, 18],
  ["few have a price", 20, 5],
])("of twenty services the home page lists each once where %s", (_, count, priced) => {
  const home = homeOf(salon(count, priced), "business-premium");
  const names = [...namesIn(home, "services"), ...namesIn(home, "pricing")];
  expect(names.toSorted()).toEqual(treatments(count, 0).map(({ name }) => name));
});

it("the services that are all in the price list are named in one line that leads there", () => {
  const texts = homeOf(salon(20, 20), "business-premium")
    .filter(({ section }) => section === "services")
    .map(({ text }) => text);
  expect(texts).toContain(
    `Treatment A, ${[..."BCDEFGHIJKL"].map((letter) => `treatment ${letter}`).join(", ")} and 8 more.`,
  );
  expect(texts).toContain("View prices");
  const lead = homeOf(salon(20, 20), "business-premium").find(({ id }) => id === "/#hero.lead");
  expect(lead?.text).toBe("");
});

it("nine services have their cards, and their prices in the price list", () => {
  const home = homeOf(salon(9, 9), "business-premium");
  expect(namesIn(home, "services")).toHaveLength(9);
  expect(namesIn(home, "pricing")).toHaveLength(9);
});

const gym: Answers = {
  businessName: "Iron",
  niche: "Gym",
  pages: ["Home", "Contact"],
  goals: ["Sell Products"],
  contact: { country: "GB" },
  offers: [
    { name: "Monthly", what: "no contract", price: "£29" },
    { name: "Day pass", what: "", price: "£8" },
  ],
};

it("a shop's layout does not show memberships as services and once more as goods", () => {
  const home = homeOf(gym, "ecommerce-advanced");
  expect(namesIn(home, "services")).toEqual(["Monthly", "Day pass"]);
  expect(namesIn(home, "portfolio")).toEqual([]);
});

it("the goods of a shop stand on its shelf, its work for customers under services and in the price list", () => {
  const offers = [...(gym.offers ?? []), { name: "Bike repair", what: "", price: "£40" }];
  const home = homeOf({ ...gym, niche: "Bike shop", offers }, "ecommerce-advanced");
  expect(namesIn(home, "portfolio")).toEqual(["Monthly", "Day pass"]);
  expect(namesIn(home, "services")).toEqual(["Bike repair"]);
  expect(namesIn(home, "pricing")).toEqual(["Bike repair"]);
  const soap = { ...gym, niche: "Handmade soap", contentStyle: "Casual", offers };
  const headings = homeOf(soap, "ecommerce-advanced").filter(({ id }) => id === "/#services.heading");
  expect(headings.map(({ text }) => text)).toEqual(["What we do"]);
});

const forWhom = (
  pages: Answers["pages"],
  layoutSections: OnboardingInput["layoutSections"],
  tone?: string,
) => {
  const formData = {
    ...salon(3, 3),
    pages,
    customPages: ["Treatment A"],
    audience: "We work for brides and their mothers.",
    wordChoices: [{ id: textId("audience", "We work for brides and their mothers."), print: true }],
    ...(tone ? { tone } : {}),
  } as Answers;
  const { slots } = draftContent(buildSpec(onboardingSchema.parse({ formData, layoutSections }), context));
  return slots.flatMap(({ page, section, text }) =>
    text === "We work for brides and their mothers." ? [`${page}#${section}`] : [],
  );
};

it.each([
  ["a home page without chosen sections", {}, undefined, "/#more"],
  ["strengths", { hero: true, features: true }, undefined, "/#features"],
  ["no strengths", { hero: true }, undefined, "/about#story"],
  ["an opening of facts about prices", { hero: true }, "Corporate", "/about#story"],
] as const)("for whom the business works stands once, with %s", (_, sections, tone, place) => {
  expect(forWhom(["Home", "About", "Services", "Contact"], sections, tone)).toEqual([place]);
});

it("for whom the business works stands on the home page where no page is about the business", () => {
  expect(forWhom(["Home", "Services", "Contact"], { hero: true })).toEqual(["/#more"]);
});
