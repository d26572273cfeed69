import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

it.each([
  ["same", "same", 0],
  ["colour", "color", 1],
  ["plumber", "plumebr", 1],
  ["kitten", "sitting", 3],
  ["", "bread", 5],
])("between '%s' and '%s' are %i changes", (one, other, changes) => {
  expect(editDistance(one, other)).toBe(changes);
  expect(editDistance(other, one)).toBe(changes);
});

it("C-34.8 the letters between two texts are counted up to a limit", () => {
  expect(editDistance("colour", "color", 2)).toBe(1);
  expect(editDistance("same", "same", 0)).toBe(0);
  expect(editDistance("bread", "boats", 2)).toBe(Number.POSITIVE_INFINITY);
  expect(editDistance("a", "abcd", 2)).toBe(Number.POSITIVE_INFINITY);
});
