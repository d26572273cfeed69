import { join } from "node:path";
import { expect, test } from "vitest";
import { nextStepName, readHistory } from "./migration-history.ts";

test("a new step is numbered after the last one, whichever numbers are missing before it", () => {
  expect(nextStepName([], "init")).toBe("0001_init");
  expect(nextStepName([{ name: "0001_init" }, { name: "0023_due_jobs" }], "add_invoices")).toBe(
    "0024_add_invoices",
  );
});

test.each(["sqlite", "postgresql"])("each step of the history of %s has a number of its own", (provider) => {
  const history = readHistory(join(import.meta.dirname, "../../prisma/migrations", provider));
  expect(history.length).toBeGreaterThan(20);
  expect(new Set(history.map(({ name }) => name.slice(0, 4))).size).toBe(history.length);
});
