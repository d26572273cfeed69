import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const pricesIn = (text: string): string[] =>
  factsOf("price", text, "GB").map(({ text: words, about }) => `${about}: ${words}`);

it.each([
  [
    "A full day is £62 a day under 3, £54 for 3 and over.",
    ["full day, under 3: £62 a day", "full day, 3 and over: £54"],
  ],
  ["Swimming £8 under 5s, £10 over 5.", ["Swimming, under 5s: £8", "Swimming, over 5: £10"]],
  ["Kids under 5 £8, over 5 £10.", ["Kids under 5: £8", "Kids, over 5: £10"]],
  ["Canoe trips £90 for up to 4 people.", ["Canoe trips, up to 4 people: £90"]],
  ["Kennel £25 a night for 2 or more dogs.", ["Kennel, 2 or more dogs: £25 a night"]],
  ["Party room £120 (up to 12 kids).", ["Party room, up to 12 kids: £120"]],
  ["Boat hire £40 for 4 people, £60 for 6 people.", ["Boat hire, 4 people: £40", "Boat hire, 6 people: £60"]],
  // What stands after the price without a number stays in the sentence.
  ["Private £90 for one, £60 each for two.", ["Private: £90", "Private, for two: £60 each"]],
  ["Physio £55 for 45 min, £70 for 60 min.", ["Physio, 45 min: £55", "Physio, 60 min: £70"]],
  // The number belongs to something else.
  ["Entry £6, under 5s free.", ["Entry: £6"]],
  ["Cleaning £16 an hour, over 4 hours £14.", ["Cleaning: £16 an hour", "Cleaning, over 4 hours: £14"]],
])("C-30.731 the ages and numbers of '%s' stay with its prices: %j", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it("C-30.756 the service of such a price is named without the number", () => {
  expect(factsOf("service", "Canoe trips £90 for up to 4 people.", "GB").map(({ value }) => value)).toEqual([
    "Canoe trips",
  ]);
});
