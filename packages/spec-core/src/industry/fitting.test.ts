import { expect, it } from "vitest";
import { fittingSuggestions } from "./fitting.ts";

const course = "Course overview with dates, levels and fees";

it.each([
  ["Drum lessons, one to one only, no groups.", []],
  ["Drum lessons, one to one and in groups.", [course]],
  ["I am a childminder in Ennis.", []],
  ["Language school in Ennis.", [course]],
])("C-36.743 to '%s' fit the suggestions %j", (words, expected) => {
  expect(fittingSuggestions(words, [course])).toEqual(expected);
});
