import { expect, test } from "vitest";
import { indexTexts } from "./postings.ts";

const find = indexTexts([["red", "car"], ["red"], ["blue", "car", "fast"], ["green"]]);
const sought = (...words: readonly string[]) => words.map((word) => ({ word, share: 1 }));

test("M-13.52 texts that hold more and rarer of the words sought come first, and no others", () => {
  expect(find(sought("red", "car"), 9).map(({ at }) => at)).toEqual([0, 1, 2]);
  expect(find(sought("red", "car"), 1).map(({ at }) => at)).toEqual([0]);
  expect(find(sought("green", "car"), 9).map(({ at }) => at)).toEqual([3, 0, 2]);
  expect(find(sought("purple"), 9)).toEqual([]);
});
