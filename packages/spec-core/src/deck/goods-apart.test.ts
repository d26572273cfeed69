import { expect, it } from "vitest";
import { publicWords } from "../content/public-words.ts";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

/** The slots of a section of a page, after the client has said 'Accept'. */
function slotsOf(answers: Answers, page: string, section: string) {
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
  return draftContent(buildSpec(form, context)).slots.filter(
    (slot) => slot.page === page && slot.section === section,
  );
}

/** The names under a section of a page. */
const namesOf = (answers: Answers, page: string, section: string): string[] =>
  slotsOf(answers, page, section)
    .filter(({ kind, text }) => kind === "item" && text !== "")
    .map(({ text }) => text);

const textsOf = (answers: Answers, page: string, section: string): string[] =>
  slotsOf(answers, page, section)
    .filter(({ kind, text }) => kind === "text" && text !== "")
    .map(({ text }) => text);

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

const soap: Answers = {
  niche: "Handmade soap",
  pages: ["Home", "Services", "Products", "Pricing"],
  goals: ["Sell Products"],
  offers: [
    { name: "Oat and honey bar", what: "unscented, for dry skin", price: "£6" },
    { name: "Shaving soap", what: "in a tin that lasts a year", price: "£9" },
    { name: "Soap workshop", what: "three hours, you take home eight bars", price: "£55" },
  ],
  contact: { country: "GB" },
};

it("C-36.229 what a shop sells has its card on one page, work for customers on another, and the price list is short", () => {
  expect(namesOf(soap, "/products", "shelf")).toEqual(["Oat and honey bar", "Shaving soap"]);
  expect(namesOf(soap, "/services", "list")).toEqual(["Soap workshop"]);
  expect(namesOf(soap, "/pricing", "offers")).toEqual(["Oat and honey bar", "Shaving soap", "Soap workshop"]);
  expect(textsOf(soap, "/pricing", "offers")).toEqual([]);
  const sized = { ...soap, offers: [{ name: "Shaving soap", what: "in a tin of 150 g", price: "£9" }] };
  expect(textsOf(sized, "/pricing", "offers")).toEqual(["In a tin of 150 g"]);
  expect(textsOf(soap, "/products", "shelf")).toEqual([
    "Unscented, for dry skin",
    "In a tin that lasts a year",
  ]);
});

it("C-36.230 the home page names what a shop sells and leads to its page", () => {
  expect(namesOf(soap, "/", "services")).toEqual(["Oat and honey bar", "Shaving soap", "Soap workshop"]);
  expect(textsOf(soap, "/", "services")).toEqual(["Three hours, you take home eight bars"]);
  const [link, ...others] = slotsOf(soap, "/", "services").filter(({ kind }) => kind === "button");
  expect(link?.sources).toEqual(["page: Products"]);
  expect(others).toEqual([]);
});

it("C-36.231 where a shop does nothing but sell, its page of services asks for what else it does", () => {
  const goodsAlone = { ...soap, offers: soap.offers?.slice(0, 2) ?? [] };
  expect(namesOf(goodsAlone, "/services", "list")).toEqual([]);
  expect(slotsOf(goodsAlone, "/services", "list")[0]?.hint).toBe(
    "what clients can have done here, besides what is sold: each with a name and a sentence",
  );
});

it("C-36.232 a price list beside no cards keeps the texts, and a salon's treatments stay on its page of services", () => {
  const alone = { ...soap, pages: ["Home", "Pricing"] };
  const form = onboardingSchema.parse({ formData: alone, layoutSections: { hero: true, contact: true } });
  const texts = draftContent(buildSpec(form, context)).slots.filter(
    ({ page, kind, text }) => page === "/pricing" && kind === "text" && text !== "",
  );
  expect(texts.map(({ text }) => text)).toContain("Unscented, for dry skin");
  const salon: Answers = {
    niche: "Hair salon",
    pages: ["Home", "Services", "Products"],
    offers: [
      { name: "Balayage", what: "with a toner", price: "£95" },
      { name: "Shampoo", what: "250 ml", price: "£14" },
    ],
    contact: { country: "GB" },
  };
  expect(namesOf(salon, "/services", "list")).toContain("Balayage");
});

it("services are no plans because one of them includes a written plan", () => {
  const coach: Answers = {
    niche: "Running coach",
    pages: ["Home", "Pricing"],
    description:
      "We coach runners in Fife. First visit is £40, gait analysis is £90 with a written plan for two months.",
    offers: [
      { name: "First visit", what: "an hour on the track", price: "£40" },
      { name: "Gait analysis", what: "on the treadmill", price: "£90" },
    ],
    contact: { country: "GB" },
  };
  expect(namesOf(coach, "/", "services")).toEqual(["First visit", "Gait analysis"]);
});
