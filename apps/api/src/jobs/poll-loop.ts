import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Schedule } from "../schedule.ts";

interface PollLoopOptions {
  /** Processes what is due now, or a part of it; false when nothing was due. */
  readonly runBatch: () => Promise<boolean>;
  /** Pause between two looks, in milliseconds. */
  readonly pollMs: number;
  readonly schedule: Schedule;
  /** Called when a batch rejects, for instance because the database does not answer. The next poll tries again. */
  readonly onFault: (error: unknown) => void;
}

/** Runs batches while something is due, then polls. One batch at a time. */
export interface PollLoop {
  /** Begins. `prepare` runs once before the first batch. */
  start(prepare?: () => Promise<unknown>): void;
  /** Looks at once instead of at the next poll. Without effect before `start` and after `stop`. */
  wake(): void;
  /** Begins no further batch, and waits for the one under way. */
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

  async function drain(): Promise<void> {
    while (state !== "stopping") {
      isWoken = false;
      if (!(await runBatch()) && !isWoken) return;
      // SQLite answers within the microtask queue: let requests in between batches.
      await yieldToEventLoop();
    }
  }

  function run(prepare: () => Promise<unknown> = async () => {}): void {
    cancelPoll();
    running = prepare()
      .then(drain)
      .catch(onFault)
      .finally(() => {
        running = undefined;
        if (state === "started") cancelPoll = schedule(() => run(), pollMs);
      });
  }

  return {
    start(prepare) {
      state = "started";
      run(prepare);
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
