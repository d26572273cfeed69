import fc from "fast-check";
import { expect, test } from "vitest";
import { findUnsafe } from "./plain-data.ts";

test("S42 whatever JSON without the forbidden parts holds is taken", () => {
  const text = fc
    .string({ unit: "binary" })
    .filter((value) => !value.includes("\0") && value !== "__proto__");
  const data = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      text,
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      tie("list"),
      tie("record"),
    ),
    list: fc.array(tie("value"), { maxLength: 4 }),
    record: fc.dictionary(text, tie("value"), { maxKeys: 4 }),
  })).value;
  fc.assert(fc.property(data, (value) => findUnsafe(value) === undefined));
});

test("S40 a key __proto__ is refused at any depth", () => {
  expect(findUnsafe(JSON.parse('{"a":{"__proto__":{}}}'))?.path).toBe("a");
});

test("S41 U+0000 and halves of surrogate pairs are refused, with their path", () => {
  for (const text of ["a\0b", "\ud800", "x\udc00y"])
    expect(findUnsafe({ a: { b: [text] } })?.path).toBe("a.b.0");
  expect(findUnsafe({ "a\0": 1 })).toBeDefined();
  expect(findUnsafe("🥐")).toBeUndefined();
});
