import { expect, it } from "vitest";
import { isUsualOn } from "./page-sentences.ts";

it.each([
  ["Visit the vineyard", "The cellar door is in the old stable."],
  ["Visit us", "Groups of more than eight, please ring first."],
  ["Plan your visit", "Parking is in the field."],
  ["Events", "There is a knitting group on the last Tuesday."],
  ["What's on", "Live music every Friday."],
  ["Menu", "Five ales on tap and a dozen wines."],
  ["Food and drink", "Dinner is three courses for £30."],
  ["Selling us your records", "We buy jazz and soul, any amount."],
  ["Private hire", "The barn takes birthday parties and wakes."],
])("C-36.1010 the page '%s' takes the sentence '%s'", (name, sentence) => {
  expect(isUsualOn(sentence, name)).toBe(true);
});

it.each([
  ["Visit the vineyard", "We grow four kinds of grape."],
  ["Visiting times for a hospital ward", "Parking is in the field."],
  ["Events", "I sell reading glasses."],
  ["Menu", "My son does the accounts."],
  ["Selling us your records", "We buy local timber."],
  ["Private hire", "The heating functions well."],
  ["Wholesale", "Dinner is three courses for £30."],
])("C-36.1011 the page '%s' does not take the sentence '%s'", (name, sentence) => {
  expect(isUsualOn(sentence, name)).toBe(false);
});
