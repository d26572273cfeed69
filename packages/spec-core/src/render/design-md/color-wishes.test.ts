import { expect, it } from "vitest";
import type { Spec } from "../../spec/schema.ts";
import { colorWishes } from "./color-wishes.ts";

const specWith = (text: string): Spec =>
  ({
    content: { statements: [{ id: "a", field: "contentNotes", kind: "wish", text }] },
    clarifications: [],
  }) as unknown as Spec;

it.each([
  ["The green relish has mustard in it, must say.", true],
  ["Our relish has mustard in it, must say.", false],
  ["Say that the cake has plum in it.", false],
  ["Mention the olive oil please.", false],
  ["Mustard and plum please.", true],
  ["Sage please.", true],
  ["Make the buttons orange.", true],
  ["Dark olive like our sign.", true],
  ["Please no pink.", true],
  ["Mention the salmon.", false],
])("C-37.930 '%s' is a wish for colors: %s", (text, isWish) => {
  expect(colorWishes(specWith(text)).length > 0).toBe(isWish);
});
