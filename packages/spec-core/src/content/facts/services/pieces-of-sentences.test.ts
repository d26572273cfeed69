import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const servicesIn = (text: string): string[] => factsOf("service", text, "GB").map(({ value }) => value);
const pricesIn = (text: string): string[] =>
  factsOf("price", text, "GB").map(({ value, about }) => `${about}: ${value}`);

it.each([
  "We also run a Sunday forest club, max 8 kids, £12.",
  "Cats welcome, max 3, £4 a night each.",
  "Fixed price £90.",
  "It is fortnightly or monthly, £20.",
  "There is a bit of petrol money on top, 40p a mile.",
  "Travel 40p a mile.",
  "I grow a lot of them myself, the dahlias obviously, sweet peas, cosmos.",
  "Pies are for all and most of our customers end up around £60.",
  "How it goes:\n- Cancel with a day's notice\n- Ring with your postcode",
])("C-30.996 a limit, a way to pay, a pronoun or a step names no service: %s", (text) => {
  expect(servicesIn(text)).toEqual([]);
});

it.each([
  ["Window cleaning, weekly or monthly - £12.", ["Window cleaning: 12 GBP"]],
  ["Gutter cleaning - fixed price, from £80.", ["Gutter cleaning: 80 GBP"]],
  ["Monthly books £120, top coat £20.", ["Monthly books: 120 GBP", "top coat: 20 GBP"]],
  ["Max strength wax £20, total makeover £95.", ["Max strength wax: 20 GBP", "total makeover: 95 GBP"]],
])("C-30.997 how often and how it is priced stand between a name and its price: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it("C-30.998 'mostly' before the first thing of a list is no part of its name", () => {
  expect(servicesIn("I do mostly nail clipping, worming and general checks.")).toEqual([
    "nail clipping",
    "worming",
    "general checks",
  ]);
});

it.each([
  ["New patients: I take 3 per month. First visit £120.", ["First visit: 120 GBP"]],
  ["Haircut £20, beard trim 8. We see 12 a day.", ["Haircut: 20 GBP", "beard trim: 8 GBP"]],
  ["Puppy course £60, places 5 per term.", ["Puppy course: 60 GBP"]],
])("C-30.999 how many are taken in a time is no price: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

it("C-30.1000 a number by the hour in a list of prices is", () => {
  expect(pricesIn("Lessons 40 per hour, we charge 60 per hour for two. Group £20.")).toEqual([
    "Lessons: 40 GBP",
    "Lessons, for two: 60 GBP",
    "Group: 20 GBP",
  ]);
});
