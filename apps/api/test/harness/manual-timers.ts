import type { Schedule } from "../../src/schedule.ts";

/** Timers that the test fires, never the machine's clock. */
export interface ManualTimers {
  schedule: Schedule;
  /** Advances the time: due timers fire, in order. */
  elapse(ms: number): void;
}

/** Creates them, for `createTestApp`. */
export function createManualTimers(): ManualTimers {
  const waiting = new Set<{ run: () => void; atMs: number }>();
  let nowMs = 0;
  return {
    schedule(run, delayMs) {
      const timer = { run, atMs: nowMs + delayMs };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    elapse(ms) {
      const untilMs = nowMs + ms;
      const nextDue = () =>
        [...waiting].filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs)[0];
      for (let timer = nextDue(); timer; timer = nextDue()) {
        waiting.delete(timer);
        nowMs = timer.atMs;
        timer.run();
      }
      nowMs = untilMs;
    },
  };
}
