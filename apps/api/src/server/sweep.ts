import type { Logger } from "pino";
import { SessionStore } from "../auth/session-store.ts";
import { sweepLinks } from "../features/account/link-store.ts";
import type { NamingRows } from "../files/stored-paths.ts";
import { goThroughBin } from "../files/sweep-orphans.ts";
import { countHour } from "../installation/check.ts";
import type { Storage } from "../storage/storage.ts";
import { sweepCounters } from "../throttle/throttle-store.ts";

const EVERY_MS = 60 * 60 * 1000;

interface SweepOptions extends NamingRows {
  storage: Storage;
  now: () => Date;
  log: Logger;
}

/**
 * Deletes sessions, mailed links and counters that have expired: at once, then every hour, and then empties the bin of
 * what has lain there long enough. Gives how to stop, which waits for a sweep that is under way.
 */
export function startSweeping({ db, storedPaths, storage, now, log }: SweepOptions): () => Promise<void> {
  async function sweep(): Promise<void> {
    try {
      await new SessionStore(db, { now }).deleteExpiredSessions();
      await sweepLinks(db, now());
      await sweepCounters(db, now());
    } catch (err) {
      log.warn({ err }, "expired rows could not be deleted; the next try is in an hour");
    }
  }
  async function sweepHourly(): Promise<void> {
    await sweep();
    try {
      await countHour({ db, storage });
      await goThroughBin({ db, storedPaths, storage, now: now() });
    } catch (err) {
      log.warn({ err }, "the bin could not be gone through; the next try is in an hour");
    }
  }
  let running = sweep();
  const timer = setInterval(() => {
    running = sweepHourly();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
