import { expect, test } from "vitest";
import { sqlName } from "./sql-name.ts";

test("S45 only a name becomes a part of a statement", () => {
  expect(sqlName("audit_entries")).toBe('"audit_entries"');
  for (const text of ['x" OR 1=1 --', "a b", "", "1st", 'a"', "a;b"])
    expect(() => sqlName(text)).toThrow(text);
});
