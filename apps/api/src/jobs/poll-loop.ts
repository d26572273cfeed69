import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Schedule } from "../schedule.ts";

interface PollLoopOptions {
  /** Processes due work, or a part of it; returns false if nothing was due. */
  readonly runBatch: () => Promise<boolean>;
  /** Polling interval, in milliseconds; without one batches run only when the loop is woken. */
  readonly pollMs?: number;
  readonly schedule: Schedule;
  /** Called when a batch rejects, for example when the database is down. The next poll tries again. */
  readonly onFault: (error: unknown) => void;
}

/** Runs batches while work is due, then polls. One batch at a time. */
export interface PollLoop {
  /**
   * Starts the loop; if it has an interval, the first batch runs at once. `prepare` runs before the first
   * batch; if it rejects, it runs again before the next one.
   */
  start(prepare?: () => Promise<unknown>): void;
  /** Polls at once. Has no effect before `start` and after `stop`. */
  wake(): void;
  /** Starts no further batch, and waits for the current one. */
  stop(): Promise<void>;
  /** Resolves when nothing is due and nothing runs. */
  idle(): Promise<void>;
}

/** Creates a loop, not yet started. */
export function createPollLoop({ runBatch, pollMs, schedule, onFault }: PollLoopOptions): PollLoop {
  let state: "new" | "started" | "stopping" = "new";
  let isWoken = false;
  let running: Promise<void> | undefined;
  let cancelPoll = () => {};
  let toPrepare: (() => Promise<unknown>) | undefined;

  async function prepareOnce(): Promise<void> {
    await toPrepare?.();
    toPrepare = undefined;
  }

  async function drain(): Promise<void> {
    while (state !== "stopping") {
      isWoken = false;
      if (!(await runBatch()) && !isWoken) return;
      // SQLite answers within the microtask queue, so yield to requests between batches.
      await yieldToEventLoop();
    }
  }

  function run(): void {
    cancelPoll();
    running = prepareOnce()
      .then(drain)
      .catch(onFault)
      .finally(() => {
        running = undefined;
        if (state === "started" && pollMs !== undefined) cancelPoll = schedule(() => run(), pollMs);
      });
  }

  return {
    start(prepare) {
      state = "started";
      toPrepare = prepare;
      if (pollMs !== undefined) run();
    },
    wake() {
      if (running) isWoken = true;
      else if (state === "started") run();
    },
    async stop() {
      state = "stopping";
      cancelPoll();
      await running;
    },
    async idle() {
      while (running) await running;
    },
  };
}
