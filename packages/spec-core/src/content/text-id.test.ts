import fc from "fast-check";
import { expect, it } from "vitest";
import { textId } from "./text-id.ts";

const punctuation = fc.string({ unit: fc.constantFrom(..." .,!?-–\"'()\n") });

it("C-29.46 punctuation and whitespace at a text's ends, case and kinds of whitespace do not change its id", () => {
  fc.assert(
    fc.property(punctuation, punctuation, (before, after) => {
      expect(textId("description", `${before}we bake  bread, daily${after}`)).toBe(
        textId("description", "We bake bread, daily"),
      );
    }),
  );
  expect(textId("description", "We bake bread daily")).not.toBe(
    textId("description", "We bake bread, daily"),
  );
});
