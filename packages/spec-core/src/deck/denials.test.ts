import { expect, it } from "vitest";
import { mayOpen, sentencesOnBusiness } from "./headline.ts";

it.each([
  "We are not cheap.",
  "We're not a chain.",
  "We aren't a school.",
  "I am not a plumber.",
  "We don't double-book.",
  "I do not drive.",
  "We never close early.",
  "It is not a museum.",
  "Don't expect a shop.",
  "No visitors in winter.",
  "We have no showroom.",
  "I work alone.",
  "We are neither a chain nor a franchise.",
  "Not a chain.",
  "Nothing in the city centre.",
])("C-36.1012 '%s' neither opens a site nor describes it", (sentence) => {
  expect(mayOpen(sentence)).toBe(false);
  expect(sentencesOnBusiness([sentence, "We mend clocks."])).toEqual(["We mend clocks."]);
});

it.each([
  "We are not just a bakery.",
  "We don't only mend clocks, we build them.",
  "No-nonsense builders in Leeds.",
  "We note every repair in a book.",
  "Notaries in Leeds since 1950.",
  "We have nothing but wool.",
])("C-36.1013 '%s' may open a site", (sentence) => {
  expect(mayOpen(sentence)).toBe(true);
});
