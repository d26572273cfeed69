import { setTimeout as delay } from "node:timers/promises";
import { databaseFault } from "../db/fault.ts";

/**
 * The longest time in milliseconds that a response waits for the session's last use to be written;
 * after that the write continues in the background or is dropped.
 */
export const defaultNoteMs = 250;

/**
 * A write that fails because the disk is full or the database is busy must not fail the response.
 */
async function ignoreDatabaseFaults(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!databaseFault(error)) throw error;
  }
}

/**
 * Runs a write about a session, but waits for it at most `maxMs`: reads must not wait for writes.
 */
export async function writeWithin(write: () => Promise<unknown>, maxMs: number): Promise<void> {
  const pause = new AbortController();
  const timeout = delay(maxMs, undefined, { ref: false, signal: pause.signal }).catch(() => {});
  try {
    await Promise.race([ignoreDatabaseFaults(write), timeout]);
  } finally {
    pause.abort();
  }
}
