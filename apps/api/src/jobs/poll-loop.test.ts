import { expect, it, vi } from "vitest";
import { createPollLoop } from "./poll-loop.ts";

it("S-14.40 what has to be prepared is tried again before the next batch until it succeeds, and not after that", async () => {
  const steps: string[] = [];
  const polls: (() => void)[] = [];
  const onFault = vi.fn();
  const loop = createPollLoop({
    runBatch: async () => {
      steps.push("batch");
      return false;
    },
    pollMs: 1000,
    schedule: (run) => {
      polls.push(run);
      return () => {};
    },
    onFault,
  });
  const prepare = vi.fn(async () => {
    steps.push("prepare");
    if (steps.length === 1) throw new Error("The database is busy.");
  });
  loop.start(prepare);
  await loop.idle();
  for (let poll = 0; poll < 2; poll += 1) {
    polls.at(-1)?.();
    await loop.idle();
  }
  expect(steps).toEqual(["prepare", "prepare", "batch", "batch"]);
  expect(onFault).toHaveBeenCalledTimes(1);
});
