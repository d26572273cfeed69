import { expect, onTestFinished, test, vi } from "vitest";
import { createSlots, defaultTurnMs } from "./slots.ts";

/** A task that the test ends. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let isBegun = false;
  const run = () => {
    isBegun = true;
    return promise;
  };
  return { run, finish: resolve, isBegun: () => isBegun };
}

test("S6 as many run at once as there are slots, the others in the order in which they came", async () => {
  const inSlot = createSlots(2, 60_000);
  const works = Array.from({ length: 4 }, createWork);
  const answers = works.map(({ run }) => inSlot(run));
  expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false]);
  works[1]?.finish("second");
  expect(await answers[1]).toBe("second");
  await expect.poll(() => works.map(({ isBegun }) => isBegun())).toEqual([true, true, true, false]);
  for (const { finish } of works) finish("done");
  expect(await Promise.all(answers)).toEqual(["done", "second", "done", "done"]);
});

test("F6 work that waits too long for a slot is refused before it begins, and uses no slot", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inSlot = createSlots(1, defaultTurnMs);
  const [first, second, third] = [createWork(), createWork(), createWork()];
  const running = inSlot(first.run);
  let outcome: string | undefined;
  const waiting = inSlot(second.run).then((how) => {
    outcome = how;
  });
  await vi.advanceTimersByTimeAsync(defaultTurnMs - 1);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(outcome).toBe("busy");
  expect(second.isBegun()).toBe(false);
  first.finish("done");
  expect(await running).toBe("done");
  third.finish("third");
  expect(await inSlot(third.run)).toBe("third");
});

test("S6 work that fails gives its slot to the next", async () => {
  const inSlot = createSlots(1, 60_000);
  const failing = inSlot(() => Promise.reject(new Error("gone")));
  const next = inSlot(async () => "next");
  await expect(failing).rejects.toThrow("gone");
  expect(await next).toBe("next");
});

test("S69 groups take turns: what waits of one delays another by one piece of work, and whoever leaves gives the place up", async () => {
  const inSlot = createSlots(1, 60_000);
  const begun: string[] = [];
  const leaving = new AbortController();
  const wait = (group: string, name: string, signal?: AbortSignal) =>
    inSlot(async () => void begun.push(name), { group, ...(signal && { signal: () => signal }) });
  const crowd = Array.from({ length: 5 }, (_, index) => wait("crowd", `crowd ${index}`));
  const gone = wait("gone", "gone", leaving.signal);
  const other = [wait("other", "other 0"), wait("other", "other 1")];
  leaving.abort();
  expect(await gone).toBe("busy");
  await Promise.all([...crowd, ...other]);
  expect(begun).toEqual(["crowd 0", "crowd 1", "other 0", "crowd 2", "other 1", "crowd 3", "crowd 4"]);
});
