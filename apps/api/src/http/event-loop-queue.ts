import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Waits for an event loop turn that no other waiting caller gets. */
export type WaitForEventLoop = () => Promise<void>;

/**
 * Creates a queue that releases one caller in each turn of the event loop. Without it, the work for a hundred
 * requests that arrived together would be done without a pause, because responses from memory never yield.
 */
export function createEventLoopQueue(): WaitForEventLoop {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

/**
 * Starts each call in a separate turn of the event loop. SQLite is synchronous, so that a hundred calls arriving
 * together would otherwise all be done before anything else runs.
 */
export const yieldBeforeRequest =
  (waitForEventLoop: WaitForEventLoop): MiddlewareHandler<AppEnv> =>
  async (_c, next) => {
    await waitForEventLoop();
    await next();
  };
