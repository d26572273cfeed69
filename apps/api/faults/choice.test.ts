import { expect, test } from "vitest";
import { choiceOf } from "./choice.ts";
import { faults } from "./faults.ts";

const idsOf = (words: readonly string[]): string[] => {
  const { isWanted } = choiceOf(words);
  return faults.filter(isWanted).map(({ id }) => id);
};

test("every fault is caused unless some are named, by the start of their ids", () => {
  expect(idsOf([])).toHaveLength(faults.length);
  expect(idsOf(["F1a", "F22"])).toEqual(["F1a", "F22a", "F22b", "F22c"]);
  expect(choiceOf(["--quick", "--not-sqlite"])).toMatchObject({ isQuick: true, providers: ["postgresql"] });
});

test("a mistyped word is refused: a run of no faults would say that nothing was lost", () => {
  expect(() => choiceOf(["F99"])).toThrow("No fault has the id F99");
  expect(() => choiceOf(["--quik"])).toThrow("--quik");
});
