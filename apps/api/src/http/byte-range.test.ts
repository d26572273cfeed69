import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

// The examples of RFC 9110 section 14.1.2, for a representation of 10 000 bytes.
test.each([
  ["bytes=0-499", { start: 0, end: 499 }],
  ["bytes=500-999", { start: 500, end: 999 }],
  ["bytes=-500", { start: 9500, end: 9999 }],
  ["bytes=9500-", { start: 9500, end: 9999 }],
  ["bytes=9990-20000", { start: 9990, end: 9999 }],
  ["bytes=-20000", { start: 0, end: 9999 }],
  ["bytes=10000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=0-0,-1", undefined],
  ["bytes=5-3", undefined],
  ["bytes=-", undefined],
  ["lines=0-5", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s", (header, range) => {
  expect(readRange(header, 10_000)).toEqual(range);
});
