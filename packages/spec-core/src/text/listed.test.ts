import { expect, it } from "vitest";
import { listed } from "./listed.ts";

it("C-31.27 a list is spoken with its last joint", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((items) => listed(items, "or"))).toEqual([
    "",
    "a",
    "a or b",
    "a, b or c",
  ]);
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
});
