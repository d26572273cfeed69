// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("M-12.19 what a page can do without at first waits until it is idle", () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (call: () => void) => idle.push(call));
  const start = vi.fn();
  whenIdle(document, start);
  expect(start).not.toHaveBeenCalled();
  for (const call of idle) call();
  expect(start).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event("pointerdown"));
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(["pointerdown", "keydown"])("M-12.19 %s begins it at once, and once", (event) => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (call: () => void) => idle.push(call));
  const start = vi.fn();
  whenIdle(document, start);
  document.dispatchEvent(new Event(event));
  for (const call of idle) call();
  expect(start).toHaveBeenCalledTimes(1);
});

test("M-12.19 in a browser without requestIdleCallback, it begins after the first frames", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  const start = vi.fn();
  whenIdle(document, start);
  expect(start).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledTimes(1);
});
