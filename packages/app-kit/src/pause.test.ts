import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause } from "./pause.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an aborted signal ends the wait, and prevents one", async () => {
  const cancelled = new AbortController();
  const waiting = pause(60_000, cancelled.signal);
  cancelled.abort();
  await waiting;
  await pause(60_000, cancelled.signal);
  expect(vi.getTimerCount()).toBe(0);
});

test("a wait that is over leaves no listener on its signal", async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  const waiting = pause(1000, signal);
  await vi.advanceTimersByTimeAsync(1000);
  await waiting;
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
