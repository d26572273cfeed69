import type { Logger } from "pino";
import { SessionStore } from "../auth/session-store.ts";
import type { Db } from "../db/open.ts";
import { sweepLinks } from "../features/account/link-store.ts";
import { sweepCounters } from "../throttle/throttle-store.ts";

const EVERY_MS = 60 * 60 * 1000;

interface SweepOptions {
  db: Db;
  now: () => Date;
  log: Logger;
}

/**
 * Forgets sessions, mailed links and counters whose time is over: at once, then every hour. Gives how to stop, which
 * waits for a sweep that is under way.
 */
export function startSweeping({ db, now, log }: SweepOptions): () => Promise<void> {
  async function sweep(): Promise<void> {
    try {
      await new SessionStore(db, now).deleteExpiredSessions();
      await sweepLinks(db, now());
      await sweepCounters(db, now());
    } catch (err) {
      log.warn({ err }, "what is over could not be forgotten; the next try is in an hour");
    }
  }
  let running = sweep();
  const timer = setInterval(() => {
    running = sweep();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
