import { expect, test } from "vitest";
import { shareText, timeText } from "./figures.ts";

test.each([
  [null, ""],
  [0.5, "1 s"],
  [45, "45 s"],
  [89.6, "90 s"],
  [91, "2 min"],
  [3600, "60 min"],
  [7200, "2 h"],
])("D-18.4 a duration of %s seconds is shown as '%s'", (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

test("D-18.6 a share of zero is an empty text", () => {
  expect([shareText(0, 0), shareText(1, 3), shareText(2, 2)]).toEqual(["", "33%", "100%"]);
});
