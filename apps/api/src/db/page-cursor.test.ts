import fc from "fast-check";
import { expect, test } from "vitest";
import { cutPage, decodeCursor, encodeCursor } from "./page-cursor.ts";

const instant = fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true });

test("a cursor is read back as it was made, and needs no escaping in an address", () => {
  fc.assert(
    fc.property(instant, fc.uuid(), (at, id) => {
      const text = encodeCursor({ at, id });
      expect(text).toMatch(/^[\w-]+$/);
      expect(decodeCursor(text)).toEqual({ at, id });
    }),
  );
});

test("any other text is no cursor, and no fault", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cursor = decodeCursor(text);
      if (cursor) expect(Number.isNaN(cursor.at.getTime())).toBe(false);
    }),
  );
  const encode = (text: string) => Buffer.from(text).toString("base64url");
  const late = encodeCursor({ at: new Date("+010000-01-01T00:00:00Z"), id: "a" });
  for (const text of ["", "x", "MTIz", encode("0 "), encode("0 a\0"), encode("0 é"), late])
    expect(decodeCursor(text)).toBeUndefined();
});

test("a page that holds everything has no next one", () => {
  const at = new Date(5);
  const cursorOf = (id: string) => ({ at, id });
  expect(cutPage(["a", "b"], 2, cursorOf)).toEqual({ rows: ["a", "b"], nextCursor: null });
  expect(cutPage(["a", "b", "c"], 2, cursorOf)).toEqual({
    rows: ["a", "b"],
    nextCursor: encodeCursor({ at, id: "b" }),
  });
  expect(cutPage([], 2, cursorOf)).toEqual({ rows: [], nextCursor: null });
});
