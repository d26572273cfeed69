import { describe, expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const hoursIn = (text: string): string[] => factsOf("hours", text, "GB").map(({ value }) => value);
const pricesIn = (text: string): string[] =>
  factsOf("price", text, "GB").map(({ value, about }) => `${value} ${about}`.trim());

describe("a number of days says how long something lasts", () => {
  it.each([
    "Wheel throwing (6 Tuesday evenings, £145).",
    "The course runs over three Saturday mornings.",
    "Spoon carving: four Wednesday afternoons 2-4pm, £90.",
    "Baby massage, 5 weekday mornings, £60.",
    "A weaving weekend is 2 Sundays 10am to 4pm.",
  ])("C-30.720 '%s' has no opening hours", (text) => {
    expect(hoursIn(text)).toEqual([]);
  });

  it.each([
    ["Open 2 Saturdays a month 10-4.", "2 Saturdays a month 10-4"],
    ["Two Sundays a month 10am to 2pm.", "Two Sundays a month 10am to 2pm"],
    ["Mon-Fri 9-5, Saturday mornings.", "Mon-Fri 9-5, Saturday mornings"],
    ["Late opening till 8 Thursday evenings.", "Late opening till 8 Thursday evenings"],
    ["Saturday mornings only.", "Saturday mornings"],
  ])("C-30.751 but '%s' has '%s'", (text, hours) => {
    expect(hoursIn(text)).toEqual([hours]);
  });
});

it.each([
  [
    "Courses: Wheel throwing (2 days, £180), Glazing (4 Monday evenings, £120), raku day £95.",
    ["180 GBP Wheel throwing", "120 GBP Glazing", "95 GBP raku day"],
  ],
  ["Spoon carving: four Wednesday afternoons 2-4pm, £90.", ["90 GBP Spoon carving"]],
  ["Baby massage, 5 weekday mornings, £60.", ["60 GBP Baby massage"]],
  ["Lessons £16 for 45 min, £22 the hour.", ["16 GBP Lessons, 45 min", "22 GBP"]],
  ["Cottage: 2 nights £180, 3 nights £240.", ["180 GBP Cottage, 2 nights", "240 GBP Cottage, 3 nights"]],
])("C-30.721 before the prices in '%s' the days are no names: %j", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});
