import { expect, it } from "vitest";
import { sentPercent } from "./upload-progress.ts";

it.each([
  [0, 0, 0],
  [1, 3, 33],
  [899, 1000, 89],
  [1000, 1000, 90],
])("%i of %i bytes show as %i", (sent, total, percent) => {
  expect(sentPercent(sent, total)).toBe(percent);
});
