import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readyMaxMs, useFrameLoad } from "./use-frame-load.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = () => act(() => vi.advanceTimersByTime(readyMaxMs));

test("a frame that has loaded and says nothing has failed, and is loaded again on request", () => {
  const { result } = renderHook(useFrameLoad);
  act(() => result.current.onLoad());
  expect(result.current.hasFailed).toBe(false);
  pass();
  expect(result.current.hasFailed).toBe(true);
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ hasFailed: false, attempt: 1 });
});

test("one that says that it is ready has not, also where it does so late", () => {
  const { result } = renderHook(useFrameLoad);
  act(() => result.current.onLoad());
  pass();
  act(() => result.current.onReady());
  expect(result.current.hasFailed).toBe(false);
  act(() => result.current.onLoad());
  pass();
  expect(result.current.hasFailed).toBe(false);
});
