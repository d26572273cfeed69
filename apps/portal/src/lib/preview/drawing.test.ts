import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDrawing } from "./drawing.ts";
import type { DrawnPage } from "./site-worker-client.ts";

const input = { answers: defaultOnboarding, product: "Sitewright", host: "agency.example", now: "" };
const page = (file: string): DrawnPage => ({
  page: { file, html: "", siteCss: "", fontsCss: "", isSuggested: false },
  pages: [],
  pictures: [],
  address: "",
});

/** A drawing whose worker answers when the test says so. */
function start() {
  const asked: { file: string; answer: (drawn: DrawnPage) => void; fail: (error: Error) => void }[] = [];
  const state = { file: "a" };
  const [onDrawn, onFailed] = [vi.fn(), vi.fn()];
  const drawing = createDrawing({
    worker: {
      drawPage: (_, file) => new Promise((answer, fail) => asked.push({ file, answer, fail })),
    },
    current: () => ({ input, file: state.file }),
    onDrawn,
    onFailed,
    delayMs: 60,
  });
  return { asked, state, drawing, onDrawn, onFailed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("P-30.50 changes in a short time are drawn once", () => {
  const { drawing, asked } = start();
  for (let key = 0; key < 5; key += 1) drawing.changed();
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(60);
  expect(asked).toHaveLength(1);
});

test("P-30.51 while one drawing runs no other begins; then the latest answers are drawn, once", async () => {
  const { drawing, asked, state, onDrawn } = start();
  drawing.now();
  for (const file of ["b", "c", "d"]) {
    state.file = file;
    drawing.changed();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked.map(({ file }) => file)).toEqual(["a"]);
  asked[0]?.answer(page("a"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(({ file }) => file)).toEqual(["a", "d"]);
  asked[1]?.answer(page("d"));
  await vi.advanceTimersByTimeAsync(100);
  expect(onDrawn.mock.calls.map(([drawn]) => drawn.page.file)).toEqual(["a", "d"]);
  expect(asked).toHaveLength(2);
});

test("P-30.52 after a fault the next change is drawn again", async () => {
  const { drawing, asked, onFailed } = start();
  drawing.now();
  asked[0]?.fail(new Error("no worker"));
  await vi.advanceTimersByTimeAsync(0);
  expect(onFailed).toHaveBeenCalledOnce();
  drawing.changed();
  await vi.advanceTimersByTimeAsync(60);
  expect(asked).toHaveLength(2);
});
