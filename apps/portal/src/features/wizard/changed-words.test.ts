import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedWords } from "./changed-words.ts";

describe("the difference of two texts", () => {
  it("is the words between their common beginning and end", () => {
    expect(changedWords("We bake bread daily", "We bake cake daily")).toEqual({
      before: "We bake ",
      middle: "bread",
      after: " daily",
    });
  });
  it("is nothing where a text only lacks something", () => {
    expect(changedWords("We bake", "We bake cake").middle).toBe("");
  });
  it("leaves the text whole", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", " ", "\n"), { maxLength: 12 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { before, middle, after } = changedWords(one, other);
        expect(before + middle + after).toBe(one);
        expect(other.startsWith(before) && other.endsWith(after)).toBe(true);
      }),
    );
  });
});
