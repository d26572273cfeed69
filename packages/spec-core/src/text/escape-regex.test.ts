import { expect, it } from "vitest";
import { escapeRegex } from "./escape-regex.ts";

it("an escaped text matches itself alone", () => {
  const name = "A.b*c? (x|y) [z] {1} ^$ + \\d";
  expect(new RegExp(`^${escapeRegex(name)}$`, "u").test(name)).toBe(true);
  expect(new RegExp(`^${escapeRegex("a.b")}$`, "u").test("axb")).toBe(false);
});
