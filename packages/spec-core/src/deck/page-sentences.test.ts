import { expect, it } from "vitest";
import { isUsualOn, labelOn } from "./page-sentences.ts";

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

it.each([
  ["Join us", "We meet on Mondays at seven in the boathouse."],
  ["Join the band", "No previous experience needed, and no audition."],
  ["Membership", "The first three sessions are free."],
  ["Join", "Subs are £12 a month."],
  ["Report a fault", "The out-of-hours number is for a leak or a gas smell."],
  ["Report a repair", "We reply in two working days."],
  ["Wholesale", "We deliver Monday to Friday before eight."],
  ["Trade orders", "Orders in by 2pm the day before."],
  ["For restaurants", "We roast for hotels and delis."],
])("C-29.753 the page '%s' takes the sentence '%s'", (name, sentence) => {
  expect(isUsualOn(sentence, name)).toBe(true);
});

it.each([
  ["Join us", "Our boats are built of cedar."],
  ["Join the mailing list", "We meet on Mondays at seven."],
  ["Repairs", "We reply in two working days."],
  ["Report a repair", "We paint fences and sheds."],
  ["Wholesale", "We deliver to your door."],
  ["Trade marks", "Orders in by 2pm the day before."],
])("C-29.754 the page '%s' does not take the sentence '%s'", (name, sentence) => {
  expect(isUsualOn(sentence, name)).toBe(false);
});

it.each([
  ["Catering", "Half trays or full trays for office lunches."],
  ["House rules", "I ask for a day's notice, and missed lessons are charged."],
  ["Policies", "Parents may wait in the hall."],
  ["What's ripe", "We have apples (late August on) and quinces."],
  ["Events", "Three evenings a month with a writer."],
  ["Come and try a session", "No audition, beginners welcome."],
  ["Café menu", "Toasties and a soup until three."],
])("a page called '%s' has the sentence '%s'", (name, sentence) => {
  expect(isUsualOn(sentence, name)).toBe(true);
});

it.each([
  ["Tea room", "We grow cider apples on forty acres."],
  ["Members", "There is no audition."],
  ["Catering", "We cater to all tastes in music."],
  ["Policies", "We teach the cello."],
])("a page called '%s' does not have the sentence '%s'", (name, sentence) => {
  expect(isUsualOn(sentence, name)).toBe(false);
});

it("a label with a number says more than the name of the page", () => {
  expect(labelOn("Three evenings a month: writers and painters.", "Events")).toBeNull();
  expect(labelOn("Events: writers and painters.", "Events")).toBe("Events");
});
