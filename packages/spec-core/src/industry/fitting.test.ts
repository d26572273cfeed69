import { expect, it } from "vitest";
import { fittingSuggestions } from "./fitting.ts";

const course = "Course overview with dates, levels and fees";

it.each([
  ["Drum lessons, one to one only, no groups.", []],
  ["Drum lessons, one to one and in groups.", [course]],
  ["I am a childminder in Ennis.", []],
  ["Driving instructor in Ennis.", []],
  ["Driving instructor with intensive courses.", [course]],
  ["Language school in Ennis.", [course]],
])("C-36.743 to '%s' fit the suggestions %j", (words, expected) => {
  expect(fittingSuggestions(words, [course])).toEqual(expected);
});

const table = "Table or room inquiry";
const finished = "Show finished work with place, scope and duration.";
const listings = "Projects or listings with filters";

it.each([
  ["Property management for landlords in Perth.", [listings, table]],
  ["Estate agents and builders of small houses.", [finished, listings, table]],
  ["Lettings. Please do not build listings.", [finished, table]],
  ["A bakery with bread for two restaurants.", [finished, listings]],
  ["A bakery with six tables in the garden.", [finished, listings, table]],
  ["A fish restaurant.", [finished, listings, table]],
  ["A noodle bar. We don't take reservations.", [finished, listings]],
  ["An inn with guest rooms. We don't take reservations for the bar.", [finished, listings, table]],
])("C-29.743 suggestions fit what a business of its industry does: %s", (words, expected) => {
  expect(fittingSuggestions(words, [finished, listings, table])).toEqual(expected);
});

it.each([
  ["No pictures of clients please.", []],
  ["Pictures of clients are on my phone.", ["Lookbook or treatment gallery"]],
  ["No picture of the van.", ["Lookbook or treatment gallery"]],
])("C-29.762 who wants no pictures of people is advised no gallery of them: %s", (words, expected) => {
  expect(fittingSuggestions(words, ["Lookbook or treatment gallery"])).toEqual(expected);
});
