import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Waits for a turn of the event loop that nobody else who waits here has. */
export type WaitForEventLoop = () => Promise<void>;

/**
 * Creates a queue that lets one through in each turn of the event loop. Without it, work for a hundred requests that
 * arrived together would be done in one go, because answers from memory let nobody else in between.
 */
export function createEventLoopQueue(): WaitForEventLoop {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

/**
 * Begins each call in a turn of the event loop of its own. SQLite answers while it is called, so that of a hundred calls
 * that arrive together all would be done before anything else had its turn.
 */
export const yieldBeforeRequest =
  (waitForEventLoop: WaitForEventLoop): MiddlewareHandler<AppEnv> =>
  async (_c, next) => {
    await waitForEventLoop();
    await next();
  };
