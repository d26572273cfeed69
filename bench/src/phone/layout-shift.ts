import type { Shift } from "./watch-page.ts";

// web.dev/articles/cls: windows of at most 5 s in which no shift is more than 1 s after the previous one.
const gapMs = 1000;
const windowMs = 5000;

/** Cumulative Layout Shift: the largest sum of shifts in a session window. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let most = 0;
  let sum = 0;
  let firstMs = Number.NEGATIVE_INFINITY;
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const { atMs, value } of shifts) {
    if (atMs - lastMs > gapMs || atMs - firstMs > windowMs) {
      sum = 0;
      firstMs = atMs;
    }
    sum += value;
    lastMs = atMs;
    most = Math.max(most, sum);
  }
  return most;
}

/** The layout shifts without those that follow a press or a key, which do not count, and with them. */
export const shiftOf = (shifts: readonly Shift[]): { readonly unasked: number; readonly all: number } => ({
  unasked: cumulativeShift(shifts.filter(({ isAnswer }) => !isAnswer)),
  all: cumulativeShift(shifts),
});
