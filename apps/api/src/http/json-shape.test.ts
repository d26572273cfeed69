import fc from "fast-check";
import { expect, test } from "vitest";
import { findExcess, jsonMaxDepth, jsonMaxValues } from "./json-shape.ts";

const excessOf = (text: string): string | undefined => findExcess(new TextEncoder().encode(text));
const listOf = (count: number): string => `[${Array.from({ length: count }, () => "1").join()}]`;
const nested = (depth: number): string => `${"[".repeat(depth)}1${"]".repeat(depth)}`;
const tooMany = `The content has more than ${jsonMaxValues} values.`;
const tooDeep = `The content is nested deeper than ${jsonMaxDepth} levels.`;

test("S67 20,000 values are read, the list that holds them counted, and one more is refused", () => {
  expect(excessOf(listOf(19_999))).toBeUndefined();
  expect(excessOf(listOf(20_000))).toBe(tooMany);
  const record = (keys: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key ${index}`, 1])));
  expect(excessOf(record(19_999))).toBeUndefined();
  expect(excessOf(record(20_000))).toBe(tooMany);
});

test("S67 32 levels are read, 33 are refused, side by side as often as they like", () => {
  expect(excessOf(nested(32))).toBeUndefined();
  expect(excessOf(nested(33))).toBe(tooDeep);
  expect(excessOf(nested(33).replaceAll("[", '{"a":').replaceAll("]", "}"))).toBe(tooDeep);
  expect(excessOf(`[${Array.from({ length: 99 }, () => nested(31)).join()}]`)).toBeUndefined();
});

test("S67 brackets and commas within a string are not counted, however they are escaped", () => {
  const texts = ["[".repeat(99), ",".repeat(30_000), '\\"[', "\\\\", '\\\\\\"{', "\u{1f950}[", "\ud800"];
  expect(excessOf(JSON.stringify(Object.fromEntries(texts.map((text) => [text, text]))))).toBeUndefined();
  expect(excessOf(`[${JSON.stringify("\\")},${listOf(20_000)}]`)).toBe(tooMany);
});

test("S67 what is no JSON is left to the parser, and every scan ends", () => {
  for (const text of ["", '"', '"\\', "]]]]", "}{", "\\", "[,", "\ufeff{}"])
    expect(excessOf(text)).toBeUndefined();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => findExcess(bytes) === undefined || true),
  );
});

interface Measured {
  values: number;
  depth: number;
  empty: number;
}

/** The counts that a person would make: each value once, with its key; the depth; and the empty lists and records. */
function measure(value: unknown): Measured {
  if (typeof value !== "object" || value === null) return { values: 1, depth: 0, empty: 0 };
  const inner = Object.values(value).map(measure);
  return {
    values: inner.reduce((sum, { values }) => sum + values, 1),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    empty: inner.reduce((sum, { empty }) => sum + empty, inner.length === 0 ? 1 : 0),
  };
}

test("S67 whatever JSON a value makes is counted as a person would: refused where it is too deep or too much", () => {
  const wide = fc
    .tuple(fc.integer({ min: 0, max: 25_000 }), fc.string())
    .map(([length, text]): unknown => Array.from({ length }, () => text));
  const deep = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.jsonValue()).map(([levels, core]) => {
    let value: unknown = core;
    for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { [String(level)]: value };
    return value;
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue({ maxDepth: 6 }), wide, deep),
      fc.constantFrom(0, 2),
      (value, indent) => {
        const { values, depth, empty } = measure(value);
        const excess = excessOf(JSON.stringify(value, null, indent));
        if (depth > jsonMaxDepth || values > jsonMaxValues) expect(excess).toBeDefined();
        else if (values + empty <= jsonMaxValues) expect(excess).toBeUndefined();
      },
    ),
  );
});
