import { expect, it } from "vitest";
import { inWords } from "./in-words.ts";

const english = { isEnglish: true, name: "" };

it.each([
  ["We mend clocks at peoples homes.", "We mend clocks at people’s homes."],
  ["Womens and mens cuts, childrens too.", "Womens and men’s cuts, childrens too."],
  ["The peoples of the north.", "The peoples of the north."],
  ["Teachers w small classes", "Teachers with small classes"],
  ["Rooms w/ a view, w/o stairs", "Rooms with a view, without stairs"],
  ["9 yrs in a shop, 12 yrs. on my own", "9 years in a shop, 12 years on my own"],
  ["Children from 3 yr old, 1 yr waiting", "Children from 3 year old, 1 year waiting"],
  ["A 24 footer and a 28 footer", "A 24 footer and a 28 footer"],
  ["A 40 W lamp, 5 w each", "A 40 W lamp, 5 w each"],
  ["Plan W for you", "Plan W for you"],
])("C-36.993 '%s' is printed as '%s'", (typed, printed) => {
  expect(inWords(typed, english)).toBe(printed);
});

it("C-36.994 a text in another language stays", () => {
  const text = "Lampe w domu, 5 yrs";
  expect(inWords(text, { isEnglish: false, name: "" })).toBe(text);
});
