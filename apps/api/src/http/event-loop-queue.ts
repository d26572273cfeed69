import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "./app-env.ts";
import type { ReadNetwork } from "./network-address.ts";

/** Waits for a turn of the event loop in which no other waiting request is released. */
export type WaitForEventLoop = (c: AppContext) => Promise<void>;

/**
 * Creates a queue that releases one request in each turn of the event loop. Without it, the work for a
 * hundred requests that arrived together would be done without a pause, because responses from memory
 * never yield. Networks take turns: if one sends a hundred requests, a request of another network waits
 * for one of them and not for all.
 */
export function createEventLoopQueue(networkOf: ReadNetwork): WaitForEventLoop {
  /** The waiting requests of each network; the network at the front is released next. */
  const byNetwork = new Map<string, (() => void)[]>();

  function releaseNext(): void {
    const [next] = byNetwork;
    if (!next) return;
    const [network, waiting] = next;
    waiting.shift()?.();
    byNetwork.delete(network);
    if (waiting.length > 0) byNetwork.set(network, waiting);
    if (byNetwork.size > 0) setImmediate(releaseNext);
  }

  return (c) =>
    new Promise((resolve) => {
      const network = networkOf(c);
      const waiting = byNetwork.get(network);
      if (waiting) return void waiting.push(resolve);
      byNetwork.set(network, [resolve]);
      if (byNetwork.size === 1) setImmediate(releaseNext);
    });
}

/**
 * Starts each request in a separate turn of the event loop. SQLite is synchronous, so a hundred requests
 * that arrive together would otherwise all be processed before anything else runs.
 */
export const yieldBeforeRequest =
  (waitForEventLoop: WaitForEventLoop): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await waitForEventLoop(c);
    await next();
  };
