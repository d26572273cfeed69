import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

const trade = (description: string, more: Answers = {}): Answers => ({
  niche: "tree surgery",
  pages: ["Home", "Services", "Contact"],
  description,
  ...more,
});

it("C-32.1299 who prices each job is asked how people get a price", () => {
  const question = find(trade("We fell and prune trees. Free quotes."), "estimates");
  expect(question).toMatchObject({ asks: "client", blocks: "nothing", quotes: ["Free quotes."] });
  for (const part of ["come and look", "how soon", "how long it holds", "smallest job", "photos"])
    expect(question?.question).toContain(part);
});

it("C-32.1300 what the answers tell of the price is not asked again", () => {
  const told = questionOf(
    trade("We fell trees. Free quotes from a photo. For a free quote we come and look, within two days."),
    "estimates",
  );
  expect(told).not.toMatch(/photos|come and look|how soon/);
  expect(told).toContain("how long it holds");
});

it("C-32.1301 an offer 'by quotation' is such a price", () => {
  const offers = [
    { name: "Stump", what: "ground out", price: "£60" },
    { name: "Felling", what: "", price: "by quotation" },
  ];
  expect(find(trade("We fell trees.", { offers }), "estimates")?.quotes).toEqual(["Felling: by quotation"]);
});

it.each([
  ["a page for it", "Free quotes.", { customPages: ["Get a quote"] }],
  ["a web shop", "Free quotes.", { goals: ["Sell Products"] }],
  ["fixed prices", "A hedge costs £80.", {}],
  ["somebody else's quotes", "We got an insurance quote.", {}],
])("C-32.1302 with %s, nobody is asked how to get a price", (_, description, more) => {
  expect(find(trade(description, more as Answers), "estimates")).toBeUndefined();
});

it("C-32.1358 a practice whose quote follows the examination visits nobody to measure", () => {
  expect(
    find(
      trade("A written quote is given at the second visit.", { niche: "orthodontic practice" }),
      "estimates",
    ),
  ).toBeUndefined();
});
