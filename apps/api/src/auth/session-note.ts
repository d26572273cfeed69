import { setTimeout as delay } from "node:timers/promises";
import { databaseFault } from "../db/fault.ts";

/** The longest wait of a response for a note; a later one is written in the background or not at all. */
export const defaultNoteMs = 250;

/** A write that fails because the disk is full or the database busy must not fail the response. */
async function ignoreDatabaseFaults(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!databaseFault(error)) throw error;
  }
}

/** Notes something about a session, and waits only briefly: reads must not wait for writes. */
export async function writeWithin(write: () => Promise<unknown>, maxMs: number): Promise<void> {
  const pause = new AbortController();
  const timeout = delay(maxMs, undefined, { ref: false, signal: pause.signal }).catch(() => {});
  try {
    await Promise.race([ignoreDatabaseFaults(write), timeout]);
  } finally {
    pause.abort();
  }
}
