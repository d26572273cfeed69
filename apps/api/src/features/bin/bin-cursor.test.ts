import { expect, test } from "vitest";
import { decodeBinCursor, encodeBinCursor } from "./bin-cursor.ts";

test("a position is read back as it was written", () => {
  const place = { deletedAt: new Date("2026-03-02T09:00:00.123Z"), kind: "post", id: "a" } as const;
  expect(decodeBinCursor(encodeBinCursor(place))).toEqual(place);
});

test("a text that is no position, or names a year before 1970, is none", () => {
  for (const text of [
    "",
    "none",
    "2026-03-02T09:00:00Z~post",
    "2026-03-02T09:00:00Z~agent~a",
    "0000-01-01T00:00:00Z~post~a",
  ])
    expect(decodeBinCursor(text), text).toBeUndefined();
});
