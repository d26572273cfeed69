import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const servicesIn = (text: string): string[] => factsOf("service", text, "GB").map(({ value }) => value);
const pricesIn = (text: string): string[] =>
  factsOf("price", text, "GB").map(({ value, about }) => `${value} ${about}`.trim());

it.each([
  ["I teach beginners, school groups and a growing number of violinists.", ["beginners", "school groups"]],
  ["We do weddings, wakes and a fair number of funerals.", ["weddings", "wakes"]],
])("C-30.772 how many there are of somebody in '%s' is no service: %j", (text, services) => {
  expect(servicesIn(text)).toEqual(services);
});

it("C-30.773 a house number is", () => {
  expect(servicesIn("We make slate signs, house numbers and plaques.")).toEqual([
    "slate signs",
    "house numbers",
    "plaques",
  ]);
});

it.each([
  "I tutor from home, mostly pupils doing GCSEs or A levels.",
  "Open to anyone making rugs or baskets.",
  "We rent benches to students making chairs and stools.",
])("C-30.774 what customers do is no service: %s", (text) => {
  expect(servicesIn(text)).toEqual([]);
});

it.each([
  ["A small studio for adults, offering life drawing and etching.", ["life drawing", "etching"]],
  ["We are two students making chairs and stools.", ["chairs", "stools"]],
  ["A workshop in Leeds making chairs and stools.", ["chairs", "stools"]],
])("C-30.775 but what the business does is: %s", (text, services) => {
  expect(servicesIn(text)).toEqual(services);
});

it.each([
  ["Starters run from £6 to £9.", ["6 GBP to 9 GBP Starters"]],
  ["Bouquets range between £30 and £80.", ["30 GBP to 80 GBP Bouquets"]],
  ["A haircut ranges from £20 to £40.", ["20 GBP to 40 GBP haircut"]],
])("C-30.776 the verb before the two ends of a price is no part of the name in '%s': %j", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  ["School bus run from £3 to £5.", ["3 GBP to 5 GBP School bus run"]],
  ["Chicken run from £200 to £600.", ["200 GBP to 600 GBP Chicken run"]],
  ["Gas ranges from £900 to £2000.", ["900 GBP to 2000 GBP Gas ranges"]],
])("C-30.777 but a run or a range that is sold is: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it("C-30.778 a color with its article is no name and no service, and its price is kept for asking", () => {
  const text = "Lambswool scarf £45, the green £52, hats £18.";
  expect(servicesIn(text)).toEqual(["Lambswool scarf", "hats"]);
  expect(factsOf("price", text, "GB").map(({ value, proposal }) => [value, proposal])).toEqual([
    ["45 GBP", "print"],
    ["52 GBP", "keep"],
    ["18 GBP", "print"],
  ]);
});

it("C-30.779 a thing that has a color in its name, or a size, keeps it", () => {
  const text = "The blue cheese £9, white scarf £12, the large £15.";
  expect(pricesIn(text).slice(0, 2)).toEqual(["9 GBP blue cheese", "12 GBP white scarf"]);
  expect(factsOf("price", text, "GB").map(({ proposal }) => proposal)).toEqual(["print", "print", "print"]);
});
