import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const offers = (...prices: readonly [name: string, what: string, price: string][]): Answers => ({
  niche: "Saddler",
  pages: ["Home", "Pricing"],
  offers: prices.map(([name, what, price]) => ({ name, what, price })),
});
const question = (answers: Answers) => find(answers, "prices-current");

it("typed prices are asked about together where one of them leaves open what people get or pay", () => {
  const asked = question(
    offers(["Girth", "stitched by hand in English bridle leather", "£45"], ["Reflocking", "", "from £90"]),
  );
  expect(asked?.quotes).toEqual([
    "Girth: £45, stitched by hand in English bridle leather",
    "Reflocking: from £90",
  ]);
  expect(asked?.question).toMatch(/lowest prices stand for/);
  expect(asked?.blocks).toBe("page");
});

it("prices that say what they are for are asked about neither there nor as a page's gap", () => {
  expect(question(offers(["Girth", "stitched by hand in English bridle leather", "£45"]))).toBeUndefined();
});

it("a reduction is asked for its prices, and an offer without a price is named", () => {
  const asked = question({
    ...offers(["Reflocking", "", "£90"], ["Bridle", "", ""]),
    description: "I repair saddles. Pony club members get a 10 % discount.",
  });
  expect(asked?.question).toMatch(/Who gets the reduction, and on which of the prices\?/);
  expect(asked?.question).toMatch(/What does ‘Bridle’ cost, or should people ask\?/);
});

const girth = ["Girth", "stitched by hand in English bridle leather", "£45"] as const;

it.each([
  ["bit more, on request", true],
  ["depends on the saddle", true],
  ["free, just ask", false],
  ["included", false],
  ["from £90, ask", false],
])("an offer with the price '%s' has none: %s", (price, isAsked) => {
  const asked = question(offers([...girth], ["Reflocking on Sundays", "", price]));
  expect(/What does ‘Reflocking on Sundays’ cost/.test(asked?.question ?? "")).toBe(isAsked);
});

it("what the list of prices leaves out is asked once with the prices in it", () => {
  const asked = question(offers([...girth], ["Reflocking", "", "from £90"]))?.question;
  expect(asked?.match(/What do you offer that this list does not name/g)).toHaveLength(1);
});

it("C-32.1273 the one offer without a price is asked about where all the others tell everything", () => {
  const asked = question(
    offers(["Girth", "stitched by hand in English bridle leather", "£45"], ["Fitting at your yard", "", ""]),
  );
  expect(asked?.question).toMatch(/^What does ‘Fitting at your yard’ cost, or should people ask\?/);
  expect(asked?.quotes).toEqual([]);
});
