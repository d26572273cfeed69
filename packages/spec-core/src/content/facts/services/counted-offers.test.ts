import { describe, expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const servicesIn = (text: string): string[] =>
  factsOf("service", text, "GB").map(({ value, about }) => (about === "" ? value : `${value} (${about})`));

describe("things that a sentence counts and names", () => {
  it.each([
    [
      "Goat's cheese made near Ludlow. 3 cheeses: Green Meadow (soft), Rose & Thistle (washed rind), and Aunt Peg which is my aunt's recipe, very strong.",
      ["Green Meadow (soft)", "Rose & Thistle (washed rind)", "Aunt Peg"],
    ],
    [
      "We brew two beers: Plough Bitter (3.8%), Gate Stout (4.5%).",
      ["Plough Bitter (3.8%)", "Gate Stout (4.5%)"],
    ],
    [
      "We bake four loaves: white, rye, seeded and a sourdough that takes two days.",
      ["white", "rye", "seeded", "sourdough"],
    ],
  ])("C-30.740 '%s' are offers: %j", (text, services) => {
    expect(servicesIn(text)).toEqual(services);
  });

  it.each([
    "We teach riding. 3 horses: Misty (14hh), Bramble and Dobbin.",
    "We make cider. Two children: Rosie and Tom.",
    "We bake bread. Two sizes: small and large.",
    // Not as many names as were counted.
    "We make soaps. Five soaps: oat, rose.",
    // Towns.
    "We sell pies made here in 3 shops: Ludlow, Leominster and Tenbury.",
  ])("C-30.758 but not those in '%s'", (text) => {
    expect(servicesIn(text)).toEqual([]);
  });
});
