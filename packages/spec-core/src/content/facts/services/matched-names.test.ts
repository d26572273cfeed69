import { expect, it } from "vitest";
import { described } from "../facts.fixture.ts";
import { findFacts } from "../find-facts.ts";

const offersIn = (text: string): string[] =>
  findFacts(described(text, "GB")).flatMap(({ kind, about, value }) =>
    kind === "service" ? [value] : kind === "price" ? [`${about}: ${value}`] : [],
  );

it("C-30.821 a price that begins the name of one service alone is the price of it", () => {
  expect(offersIn("Tints, ladies trim, beard tidy. Ladies £14, beard £6.")).toEqual([
    "Tints",
    "ladies trim",
    "beard tidy",
    "ladies trim: 14 GBP",
    "beard tidy: 6 GBP",
  ]);
});

it.each([
  ["Gents trim, gents shave, tints. Gents £10.", "Gents: 10 GBP"],
  ["Sofa beds, rugs, chairs. Sofa £60.", "Sofa: 60 GBP"],
  ["Cut and colour, tints, perms. Cut £20.", "Cut: 20 GBP"],
  ["Small engine repair, chainsaws, mowers. Small £20, large £40.", "Small: 20 GBP"],
])("C-30.822 but not where it may be another's: %s", (text, price) => {
  expect(offersIn(text)).toContain(price);
});

it.each([
  ["We do dog walking, cat sitting and boarding. Dog £25 a night.", "Dog: 25 GBP"],
  ["Boat trips, kayak lessons, camping. Kayak £30 a night.", "Kayak: 30 GBP"],
])("C-30.949 nor where it is a price of another thing: %s", (text, price) => {
  const found = offersIn(text).filter((each) => each.includes("GBP"));
  expect(found.map((each) => each.split(" ").slice(0, 3).join(" ").toLowerCase())).toEqual([
    price.toLowerCase(),
  ]);
});
