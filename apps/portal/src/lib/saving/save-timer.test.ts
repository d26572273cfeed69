import { expect, it } from "vitest";
import { retryDelayMs } from "./save-timer.ts";

it.each([
  [1, 1000, 2000],
  [2, 2000, 4000],
  [3, 4000, 8000],
  [5, 15_000, 30_000],
  [99, 15_000, 30_000],
])("F19 after %i failures the next try comes within %i to %i ms", (failures, leastMs, mostMs) => {
  expect(retryDelayMs(failures, () => 0)).toBe(leastMs);
  expect(retryDelayMs(failures, () => 1)).toBe(mostMs);
});
