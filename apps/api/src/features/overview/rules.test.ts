import { expect, test } from "vitest";
import { lastWeeks } from "./rules.ts";

test("D-01.3 the overview's weeks begin on Mondays, the running one last, also on a Sunday", () => {
  // 2026-11-22 is a Sunday: its week began on the 16th.
  const weeks = lastWeeks(new Date("2026-11-22T23:59:59Z"));
  expect(weeks.length).toBe(12);
  expect(weeks.at(-1)).toEqual({ from: new Date("2026-11-16"), to: new Date("2026-11-23") });
  expect(weeks[0]?.from).toEqual(new Date("2026-08-31"));
});
