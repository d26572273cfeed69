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
  ["Children from 3 yr old, 1 yr waiting", "Children from 3 years old, 1 year waiting"],
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

it.each([
  ["Lifts under 6 yrs old", "Lifts under 6 years old"],
  ["Dogs aged 2 yr old and up", "Dogs aged 2 years old and up"],
  ["Engines up to 12 yrs old.", "Engines up to 12 years old."],
  ["The machine is 9 yr old now.", "The machine is 9 years old now."],
  ["I teach an 8 yr old.", "I teach an 8 year old."],
  ["We mend a 30 yr old pump.", "We mend a 30 year old pump."],
  ["9 yr old pumps welcome", "9 year old pumps welcome"],
  ["Classes for 8 yrs olds", "Classes for 8 year olds"],
])("C-29.776 an age in '%s' is printed as '%s'", (typed, printed) => {
  expect(inWords(typed, english)).toBe(printed);
});

it.each([
  ["We mend it if its under 6 yrs old.", "We mend it if it’s under 6 years old."],
  ["We ring when its ready.", "We ring when it’s ready."],
  ["Because its not safe to drive.", "Because it’s not safe to drive."],
  ["Bring it in once its dry and clean.", "Bring it in once it’s dry and clean."],
  ["We call if its hot water tank leaks.", "We call if its hot water tank leaks."],
  ["Bring it in when its ready meal is cold.", "Bring it in when its ready meal is cold."],
  ["Send it back because its under-tray broke.", "Send it back because its under-tray broke."],
  ["The shop and its old sign", "The shop and its old sign"],
])("C-29.777 'its' for 'it is' in '%s': '%s'", (typed, printed) => {
  expect(inWords(typed, english)).toBe(printed);
});
