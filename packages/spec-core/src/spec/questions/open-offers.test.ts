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
