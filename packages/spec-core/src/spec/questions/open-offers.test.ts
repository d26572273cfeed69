import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const said = (...sentences: string[]): Answers => ({
  niche: "Architects",
  pages: ["Home", "Contact"],
  description: `We are architects in Leicester. ${sentences.join(" ")}`,
});
const quotes = (answers: Answers) => find(answers, "offers-open")?.quotes ?? [];
const real = ["Packing of china, glass and lamps.", "House moves, flats, small offices."];

it.each([
  "People can stop after any stage, there's no tie-in.",
  "We give a fixed fee for each stage in advance.",
  "Structural engineer and council fees are separate.",
  "Book by August, fall fills up.",
  "4 vans, 9 staff, all employed not agency.",
  "Terraced houses are what we're best at, with light in the middle room.",
  "22 years in the trade, in Leeds.",
])("C-32.322 '%s' is no offer of which people should know more", (terms) => {
  const all = quotes(said(terms, ...real));
  expect(all).toEqual(real);
});

it("C-32.323 the client is asked what offers lack that the words only name", () => {
  const question = find(said(...real), "offers-open");
  expect(question).toMatchObject({ asks: "client", blocks: "nothing" });
  expect(question?.question).toMatch(/^You only name these/);
});

it.each<[string, Answers, boolean]>([
  ["offices, beside a page on catering", { customPages: ["Catering"] }, false],
  ["offices", {}, true],
])("C-32.324 what they get is asked of %s: %#", (_, answers, isAsked) => {
  const truck = {
    niche: "Food truck",
    pages: ["Home"],
    audience: "lunch crowd, offices, weddings",
    ...answers,
  };
  expect(quotes(truck)).toEqual(isAsked ? ["offices"] : []);
});

it("C-32.325 private landlords are no institution", () => {
  expect(
    quotes({ niche: "Removals", pages: ["Home"], audience: "People moving house, landlords, students" }),
  ).toEqual([]);
});

it.each([
  "I'm Rosa and I design houses in Leicester.",
  "3 vans (2 x small, 1 x large), 4 of us.",
  "We do all of Wales, no overseas.",
  "Cover Oadby, Wigston and Blaby.",
  "My style is brick, light and plain wood.",
  "Both have a kitchen, a yard and heating.",
  "Drawings, models and a first visit included.",
  "Arrive from 10, leave by 4.",
])("C-32.800 '%s' names no offer", (sentence) => {
  expect(quotes(said(sentence, ...real))).toEqual(real);
});

it("C-32.801 firms that only recommend the business are no customers", () => {
  const truck = { niche: "Food truck", pages: ["Home" as const] };
  expect(quotes({ ...truck, audience: "lunch crowd, hotels send us people, offices" })).toEqual(["offices"]);
});

it("C-32.802 what a shop sells is asked with its products", () => {
  const shop: Answers = {
    niche: "Record shop",
    pages: ["Home", "Products"],
    goals: ["Sell Products"],
    description:
      "A shop for records. New records mostly, with one wall of used. We rent turntables, speakers and lights. Repair of amplifiers and decks.",
  };
  expect(quotes(shop)).toEqual([
    "We rent turntables, speakers and lights.",
    "Repair of amplifiers and decks.",
  ]);
});

it("C-32.860 a registration, a garden and a dog are no offers", () => {
  const description =
    "I mind children. Registered with Ofsted and trained in first aid. A back garden, hens and a dog called Biscuit.";
  expect(find({ description }, "offers-open")).toBeUndefined();
});

it.each([
  "Bottles for £4 each, a crate of six £22.",
  "Adults and children from 8.",
  "Small groups, 10 children max, with me and Ada.",
  "Three trained instructors as well, all with first aid.",
  "Shaded yard with hens, the kids feed them.",
  "Barley from a farm near Otley.",
  "A ramp at the yard, on Mondays and Fridays by appointment.",
])("C-32.1066 '%s' is no offer that is named without a detail", (sentence) => {
  expect(quotes(said(sentence, ...real))).toEqual(real);
});

it.each([
  ["Families, farms, cottages", []],
  ["collectors, small archives and museums", []],
  ["villagers, a couple of museums", ["a couple of museums"]],
  ["families, schools", ["schools"]],
])(
  "C-32.1015 of the customers '%s' those are asked about who buy on terms of their own: %j",
  (audience, firms) => {
    expect(quotes({ niche: "Joiner", pages: ["Home"], audience })).toEqual(firms);
    expect(quotes({ niche: "Joiner", pages: ["Home"], audience, contentNotes: "No prices please." })).toEqual(
      [],
    );
  },
);
