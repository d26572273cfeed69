import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as surface from "./index.ts";
import { seededRandom, xoshiro128 } from "./seeded-random.ts";

test("the random entry point exports exactly its documented names", () => {
  expect(Object.keys(surface).sort()).toEqual(["seededRandom"]);
});

test("the generator gives the reference sequence of xoshiro128** for the state 1, 2, 3, 4", () => {
  const next = xoshiro128([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721600, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});
