import { afterEach, expect, it, vi } from "vitest";
import { localText, timeFault } from "./local-time.ts";

const now = new Date("2026-11-23T09:00:00Z");

afterEach(() => vi.unstubAllEnvs());

it("a time that the clocks skip is refused, not moved by an hour in silence", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(timeFault("2027-03-28T02:30", now)).toMatch(/^The clocks go forward that day/);
  expect(timeFault("2027-03-28T01:59", now)).toBeUndefined();
  expect(timeFault("2027-03-28T03:00", now)).toBeUndefined();
  // One hour that there is twice.
  expect(timeFault("2027-10-31T02:30", now)).toBeUndefined();
  expect(localText(new Date("2027-03-28T01:00:00Z"))).toBe("2027-03-28T03:00");
});

it("a time that is past, or none, is refused", () => {
  for (const text of [localText(now), "2020-01-01T00:00", ""])
    expect(timeFault(text, now)).toBe("Choose a time in the future.");
});
