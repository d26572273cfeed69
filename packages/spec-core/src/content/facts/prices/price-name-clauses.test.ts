import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const pricesIn = (text: string): string[] =>
  factsOf("price", text, "GB").map(({ value, about, proposal }) => `${proposal} ${value} ${about}`.trim());

it.each([
  [
    "Rates: £22 for the half hour, £34 for 50 minutes.",
    ["print 22 GBP half hour", "print 34 GBP 50 minutes"],
  ],
  ["£30 for the half-hour, £55 for the hour.", ["print 30 GBP half-hour", "print 55 GBP hour"]],
])("C-30.780 a length with its article beside another price in '%s' is its name: %j", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  ["It's £30 for the hour.", ["keep 30 GBP"]],
  ["Massage £30 for the half hour, £55 for the hour.", ["print 30 GBP Massage"]],
  ["Massage: half hour £35, 45 min £50.", ["print 35 GBP half hour", "print 50 GBP Massage, 45 min"]],
])(
  "C-30.781 a length alone is no name where the sentence '%s' has none beside it or names the offer",
  (text, [first, ...more]) => {
    const prices = pricesIn(text);
    expect(prices[0]).toBe(first);
    expect(prices.slice(1)).toEqual(expect.arrayContaining(more));
  },
);

it.each([
  ["Estimates are free but I charge £60 for a site survey.", ["print 60 GBP site survey"]],
  ["No fee for small jobs but we always charge £25 for a key copy.", ["print 25 GBP key copy"]],
])("C-30.782 the price in '%s' is for what follows it: %j", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  ["Sunday roast is three courses £24.", ["print 24 GBP Sunday roast, three courses"]],
  ["A veg box is 8 kinds of vegetables £15.", ["print 15 GBP veg box, 8 kinds of vegetables"]],
  ["A party is two hours for £90.", ["print 90 GBP party, two hours"]],
])("C-30.783 what a thing consists of in '%s' is told beside its name: %j", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it("C-30.786 and the thing is a service without it", () => {
  const text = "Sunday roast is three courses £24.";
  expect(factsOf("service", text, "GB").map(({ value }) => value)).toEqual(["Sunday roast"]);
});

it.each([
  ["Pie with peas, chips and gravy is £9.", ["print 9 GBP Pie with peas, chips and gravy"]],
  [
    "Prices from £80 for a bare arch, an outdoor ceremony for 90 with chairs, carpet and a piano is usually about £950.",
    ["print 80 GBP bare arch", "print 950 GBP outdoor ceremony for 90"],
  ],
])("C-30.784 what comes with a thing in '%s' is no name of its own: %j", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it.each([
  [
    "Soup with bread £6, burger and chips £12.",
    ["print 6 GBP Soup with bread", "print 12 GBP burger and chips"],
  ],
  [
    "Bed with drawers £300, lamps and mirrors are £20.",
    ["print 300 GBP Bed with drawers", "print 20 GBP lamps and mirrors"],
  ],
  ["The shed is small, tables £5.", ["print 5 GBP tables"]],
])("C-30.785 but the next thing in a list is: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});
