import { expect, test } from "vitest";
import { erasureText } from "./bin-words.ts";

test.each([
  ["2026-03-31T09:00:00.000Z", "in 29 days"],
  ["2026-03-03T08:00:00.000Z", "tomorrow"],
  ["2026-03-02T08:59:00.000Z", "today"],
])("D-19.5 what is erased after %s is erased %s", (erasedAfter, words) => {
  expect(erasureText({ erasedAfter }, new Date("2026-03-02T09:00:00.000Z"))).toBe(words);
});
