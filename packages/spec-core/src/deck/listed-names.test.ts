import { expect, it } from "vitest";
import { namesSeveral, repeatsNames } from "./listed-names.ts";

const lessons = ["Violin", "Cello", "Chamber music group"];

it.each([
  ["I teach violin and cello.", true],
  ["We offer violins, cellos, chamber music.", true],
  ["Violin, cello and chamber music groups.", true],
  ["I teach violin and cello in my home in Cork.", false],
  ["I teach the violin for fun.", false],
  ["Violin.", false],
  ["Violin, cello and concerts.", false],
  ["Violin grouping, cello.", false],
])("C-36.707 '%s' only repeats a list: %s", (sentence, expected) => {
  expect(repeatsNames(sentence, lessons)).toBe(expected);
});

it.each([
  ["I teach violin and cello in my home in Cork.", true],
  ["I teach violin and cello.", false],
  ["I teach the violin in my home.", false],
  ["Violinists and cellists welcome.", false],
])("C-36.721 '%s' names several entries of a list, and says more: %s", (sentence, expected) => {
  expect(namesSeveral(sentence, lessons)).toBe(expected);
});
