import { expect, it } from "vitest";
import { classifyIndustry } from "./classify.ts";

it.each([
  ["The neighbours always ring first", "ring"],
  ["Twelve machines on the floor", "floor"],
  ["Airbnb managers and hostels", "managers"],
  ["Grab bars and towel bars", "bars"],
  ["I was a pastry chef for ten years", "chef"],
  ["I used to be a solicitor", "solicitor"],
])("C-29.744 a word in another sense is no evidence of an industry: %s, %s", (text, word) => {
  expect(classifyIndustry(text).evidence).not.toContain(word);
});

it.each([
  ["I am a pastry chef", "chef"],
  ["Bar stools", "bar stools"],
  ["Ring resizing and repair", "ring resizing"],
  ["Cocktail bar", "cocktail bar"],
  ["Floor sanding", "floor sanding"],
])("C-29.745 the same word is evidence in its own sense: %s, %s", (text, word) => {
  expect(classifyIndustry(text).evidence).toContain(word);
});
