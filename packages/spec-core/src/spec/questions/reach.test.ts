import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

const walker = (description: string) => ({ niche: "dog walking", pages: ["Home", "Contact"], description });
const question = (description: string) => find(walker(description), "way-to-customers");

it.each([
  "I walk dogs. Wash Park, Platt Park and Baker only.",
  "I walk dogs around Montpelier, Barre and Waterbury VT.",
  "I walk dogs in Leith and Portobello.",
  "We walk dogs mostly in Leeds but we go anywhere in the UK.",
  "We walk dogs all over Stoke and as far as Leek.",
  "We walk dogs throughout Ireland.",
  "We walk dogs nationwide.",
])("C-32.314 '%s' tells how far one goes", (description) => {
  expect(question(description)?.question ?? "").not.toMatch(/how far do you travel/i);
});

it.each([
  "I walk dogs. My dogs are Max, Bella and Rex.",
  "I walk dogs. Tom and Ann help me.",
  "I walk dogs in Leeds.",
  "I walk dogs anywhere they like.",
])("C-32.315 '%s' does not tell how far one goes", (description) => {
  expect(question(description)?.question).toMatch(/how far do you travel/i);
});

it("C-32.316 an area that is told only in a remark is asked for, since no page names it", () => {
  const description = "22 years in salons. My knees are bad but I go all over Stoke and as far as Leek.";
  const asked = find({ niche: "mobile hairdresser", pages: ["Home"], description }, "way-to-customers");
  expect(asked).toMatchObject({ blocks: "page" });
  expect(asked?.question).toMatch(/which places may the site name/i);
  expect(asked?.quotes.join()).toMatch(/as far as Leek/);
  expect(question("I walk dogs. Wash Park, Platt Park and Baker only.")).toBeUndefined();
});

it.each([
  ["I teach piano from my home in Mallow.", false],
  ["Piano lessons in my studio.", false],
  ["I teach piano at my home or yours.", true],
  ["I teach piano.", true],
])("C-32.730 after '%s' it is asked how far one travels: %s", (description, isAsked) => {
  const answers = { niche: "Piano teacher", pages: ["Home", "Contact"], description };
  expect(find(answers, "way-to-customers") !== undefined).toBe(isAsked);
});
