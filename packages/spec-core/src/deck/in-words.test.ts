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

it.each([
  ["I water plants if your away.", "I water plants if you’re away."],
  [
    "Ring when your coming over, or if your not sure.",
    "Ring when you’re coming over, or if you’re not sure.",
  ],
  ["If your looking for a sitter, ring.", "If you’re looking for a sitter, ring."],
  ["Its just me and a bicycle.", "It’s just me and a bicycle."],
  ["If your welcome pack is late, ring.", "If your welcome pack is late, ring."],
  ["When your away kit is torn", "When your away kit is torn"],
  ["Bring your not-for-profit card", "Bring your not-for-profit card"],
  ["The cat and its just deserts", "The cat and its just deserts"],
])("C-36.1048 'your' and 'its' for 'you are' and 'it is': '%s'", (typed, printed) => {
  expect(inWords(typed, english)).toBe(printed);
});
