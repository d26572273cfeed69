import fc from "fast-check";
import { expect, test } from "vitest";
import { hourMs, secondMs } from "../time-units.ts";
import { retryDelayMs } from "./retry-delay.ts";

test("S-04 the delay doubles from 30 seconds and ends at 6 hours", () => {
  const longest = Array.from({ length: 12 }, (_, i) => retryDelayMs(i + 1, { random: 1 }) / secondMs);
  expect(longest).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 21600, 21600]);
});

test("F10 jitter takes off at most a half, and spreads mails that failed together", () => {
  const delays = [0, 0.25, 0.5, 0.999].map((random) => retryDelayMs(1, { random }));
  expect(new Set(delays).size).toBe(4);
  expect(Math.min(...delays)).toBe(15 * secondMs);
  expect(Math.max(...delays)).toBeLessThanOrEqual(30 * secondMs);
});

test("F10 a longer Retry-After is honoured, a shorter one does not hurry", () => {
  expect(retryDelayMs(1, { random: 0.5, askedMs: 90 * secondMs })).toBe(90 * secondMs);
  expect(retryDelayMs(8, { random: 0.5, askedMs: 90 * secondMs })).toBeGreaterThan(1000 * secondMs);
});

test("whatever the provider asks for, a mail comes back within a day", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
      (n, random, askedMs) => {
        const delay = retryDelayMs(n, { random, askedMs: askedMs * secondMs });
        expect(delay).toBeGreaterThanOrEqual(15 * secondMs);
        expect(delay).toBeLessThanOrEqual(24 * hourMs);
      },
    ),
  );
});
