import { expect, it } from "vitest";
import { findSpokenDigits } from "./content/facts/phones/spoken-digits.ts";
import { ownValue } from "./own-value.ts";

it("what every object inherits is no value of a table", () => {
  for (const key of ["constructor", "toString", "valueOf", "__proto__", "hasOwnProperty"])
    expect(ownValue({ one: "1" }, key)).toBeUndefined();
  expect(ownValue({ one: "1" }, "one")).toBe("1");
});

it("a number that is dictated after the word 'constructor' is read", () => {
  const [number] = findSpokenDigits("boat constructor one two three four five six");
  expect(number?.digits).toBe("123456");
});
