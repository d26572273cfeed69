import { afterEach, expect, test, vi } from "vitest";
import type { LayoutAnswer, LayoutRequest } from "./layout-messages.ts";
import { type Layout, type LayoutPort, startLayout } from "./layout-task.ts";

afterEach(() => void vi.restoreAllMocks());

/** A document in a worker that is answered by hand, with a clock that strikes by hand. */
function opened() {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const requests: LayoutRequest[] = [];
  const layouts: Layout[] = [];
  let strike = (): void => {};
  let isEnded = false;
  const port: LayoutPort = {
    postMessage: (request) => void requests.push(request),
    terminate: () => {
      isEnded = true;
    },
    onmessage: null,
    onerror: null,
  };
  const task = startLayout({
    content: "a\n\nb",
    start: () => port,
    schedule: (run) => {
      strike = run;
      return () => {
        strike = () => {};
      };
    },
    onChange: (layout) => void layouts.push(layout),
  });
  const answer = (data: LayoutAnswer) => port.onmessage?.(new MessageEvent("message", { data }));
  return { task, requests, layouts, answer, port, strike: () => strike(), isEnded: () => isEnded };
}
const part = (end: number): LayoutAnswer => ({
  kind: "part",
  part: { tree: { type: "root", children: [] }, end },
});

test("A-11.13 the next part is asked for by the page, not sent before", () => {
  const { task, requests, answer, layouts } = opened();
  answer(part(3));
  expect(requests.map(({ kind }) => kind)).toEqual(["begin"]);
  expect(layouts.at(-1)).toMatchObject({ state: "running", end: 3 });
  task.next();
  expect(requests.map(({ kind }) => kind)).toEqual(["begin", "next"]);
});

test("A-11.15 a worker that takes too long for one part is ended, and the rest is given up", () => {
  const { answer, task, strike, isEnded, layouts } = opened();
  answer(part(3));
  strike();
  expect(layouts.at(-1)?.state).toBe("running");
  task.next();
  strike();
  expect(layouts.at(-1)).toMatchObject({ state: "given-up", end: 3 });
  expect(layouts.at(-1)?.parts).toHaveLength(1);
  expect(isEnded()).toBe(true);
});

test("A-11.15 a worker that fails is ended, and the rest is given up", () => {
  const failed = opened();
  failed.answer({ kind: "failed", reason: "RangeError" });
  expect([failed.layouts.at(-1)?.state, failed.isEnded()]).toEqual(["given-up", true]);
  const broken = opened();
  broken.port.onerror?.(new ErrorEvent("error", { message: "no such file" }));
  expect([broken.layouts.at(-1)?.state, broken.isEnded()]).toEqual(["given-up", true]);
});

test("A-11.13 a finished document needs no worker any more", () => {
  const { answer, isEnded, layouts } = opened();
  answer({ kind: "done" });
  expect([layouts.at(-1)?.state, layouts.at(-1)?.end, isEnded()]).toEqual(["done", 4, true]);
});
