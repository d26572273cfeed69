import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";
import { isOfferName } from "../services/offer-name.ts";

const pricesIn = (text: string, country = "GB"): string[] =>
  factsOf("price", text, country).map(({ proposal, value, about }) => `${proposal} ${value} ${about}`.trim());

it.each([
  "by the time",
  "in the old barn",
  "at our place",
  "in St. Peter",
  "time you get here",
  "although quiet",
])("C-30.800 '%s' is a piece of a sentence and no name of an offer", (name) =>
  expect(isOfferName(name)).toBe(false),
);

it.each([
  "In Salon",
  "at home",
  "In person",
  "On the day coordination",
  "By the slice",
  "On-site repair",
  "Time travel tour",
])("C-30.801 '%s' is a name although it begins like one", (name) => expect(isOfferName(name)).toBe(true));

it.each([
  ["We play on Friday in St. Martin's. Programmes £4 on the night.", ["print 4 GBP Programmes"]],
  ["Meet us at O'Hara's. Tour £9.", ["print 9 GBP Tour"]],
])("C-30.802 the name of a price does not begin before the end of a sentence: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  ["Seats £8 online, £11 at the gate.", ["print 8 GBP Seats", "print 11 GBP Seats, at the gate"]],
  ["Portrait £90, £120 at your house.", ["print 90 GBP Portrait", "print 120 GBP Portrait, at your house"]],
])("C-30.803 a place by itself is a condition of the price before it: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  "The board meets in May so it might be £95 by the time you book.",
  "A new blade could cost £30.",
  "Next term the fee may go up to £60.",
])("C-30.804 a price that is not certain is not proposed for print: %s", (text) => {
  expect(pricesIn(text).filter((price) => price.startsWith("print"))).toEqual([]);
});

it("C-30.805 and one that is certain is", () => {
  expect(pricesIn("Maybe the best scones in Leeds, £3 each. Open from May. Bikes £20.")).toContain(
    "print 20 GBP Bikes",
  );
});

it.each([
  "Wholesale minimum is £50 a drop and we need a day's notice.",
  "Our delivery minimum: £25.",
  "Trade orders, £80 an order minimum.",
  "We need £60 a week minimum.",
])("C-30.806 the least that has to be ordered is no price: %s", (text) => {
  expect(pricesIn(text)).toEqual([]);
  expect(factsOf("service", text, "GB")).toEqual([]);
});

it.each([
  ["Cottage £600 a week minimum.", ["print 600 GBP Cottage"]],
  ["Tattoos £60 minimum.", ["print 60 GBP Tattoos"]],
  ["Minimum charge £40.", ["print 40 GBP Minimum charge"]],
])("C-30.807 the least that is charged is one: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  [
    "Stall prices are ok to show: rye 4.80, spelt 5, bun 2.10.",
    ["4.80 GBP rye", "5 GBP spelt", "2.10 GBP bun"],
  ],
  ["Price list: cut 20, colour 45.", ["20 GBP cut", "45 GBP colour"]],
])("C-30.808 numbers in a list after 'prices:' are prices: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices.map((price) => `print ${price}`));
});

it.each([
  "Prices since 2019: none of them changed, 3 vans and 4 staff.",
  "What we have: 3 vans, kennels for 12.",
  "Prices depend on age: under 5, over 8.",
])("C-30.809 other numbers are not: %s", (text) => {
  expect(pricesIn(text)).toEqual([]);
});

it.each([
  [
    "Blinds, supply only £40, supply and fit £90.",
    ["print 40 GBP supply only", "print 90 GBP supply and fit"],
  ],
  ["Ironing £12, wash only £6.", ["print 12 GBP Ironing", "print 6 GBP wash only"]],
])("C-30.810 'only' after a part of an offer belongs to its name: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it("C-30.811 and the part is a service with the whole name", () => {
  expect(factsOf("service", "Ironing £12, wash only £6.", "GB").map(({ value }) => value)).toEqual([
    "Ironing",
    "wash only",
  ]);
});

it("C-30.812 'only' before a price of a whole thing belongs to the price", () => {
  const [pizza] = factsOf("price", "Pizzas only £8.", "GB");
  expect([pizza?.about, pizza?.text]).toEqual(["Pizzas", "only £8"]);
});

it.each([
  ["NZ", "Napkin 45c, apron $1.20.", ["print 0.45 NZD Napkin", "print 1.20 NZD apron"]],
  ["IE", "Badges 50c each, mugs €6.", ["print 0.50 EUR Badges", "print 6 EUR mugs"]],
  ["GB", "Roll 85p, loaf £3.", ["print 0.85 GBP Roll", "print 3 GBP loaf"]],
])("C-30.813 an amount in cents or pence is a price (%s): %s", (country, text, prices) => {
  expect(pricesIn(text, country)).toEqual(prices);
});

it.each([
  ["NZ", "We wash at 60c, dry at 40c. Sheets $4.", ["print 4 NZD Sheets"]],
  ["US", "Built in the 19c, tours $12.", ["print 12 USD tours"]],
  ["GB", "Unit 12c, loaf £3.", ["print 3 GBP loaf"]],
])("C-30.814 a temperature, a century and a number of a house are not (%s): %s", (country, text, prices) => {
  expect(pricesIn(text, country)).toEqual(prices);
});

it.each([
  ["Caravan storage, £15 a week minimum.", "15 GBP"],
  ["Tower hire £60 a week minimum.", "60 GBP"],
  ["Boat mooring (£40 a week minimum).", "40 GBP"],
])("C-30.946 a rent with a least time is a price: %s", (text, price) => {
  expect(factsOf("price", text, "GB").map(({ value }) => value)).toEqual([price]);
});

it.each([
  ["US", "Entry $8. The water is 28c.", ["8 USD"]],
  ["AU", "The pool is 28c, entry $9.", ["9 AUD"]],
  ["AU", "Cabins $90. Tea 45c each.", ["90 AUD", "0.45 AUD"]],
  ["NZ", "Pens 45c\nPads $2.", ["0.45 NZD", "2 NZD"]],
])("C-30.947 how warm something is, is no price (%s): %s", (country, text, prices) => {
  expect(factsOf("price", text, country).map(({ value }) => value)).toEqual(prices);
});

it("C-30.948 rates of other things are no prices", () => {
  expect(pricesIn("Pass rates: manual 78, automatic 84.")).toEqual([]);
  expect(pricesIn("Our rates: manual 38, automatic 44.")).toHaveLength(2);
  expect(pricesIn("Rates: manual 38, automatic 44.")).toHaveLength(2);
});
