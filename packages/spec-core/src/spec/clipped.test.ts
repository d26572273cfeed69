import { expect, it } from "vitest";
import { clipped } from "./clipped.ts";

it.each([
  ["one two three", 13, "one two three"],
  ["one two three", 12, "one two…"],
  ["one two three", 8, "one two…"],
  ["one twothree four", 10, "one twoth…"],
  ["🎨🎨🎨🎨", 6, "🎨🎨…"],
])("of '%s', at most %i units are '%s'", (text, unitsMax, cut) => {
  expect(clipped(text, unitsMax)).toBe(cut);
});
