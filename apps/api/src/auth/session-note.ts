import { setTimeout as delay } from "node:timers/promises";
import { databaseFault } from "../db/fault.ts";

/** How long an answer waits for a note to be written; after that it is written on the side, or not at all. */
export const usualNoteMs = 250;

/** What cannot be written, because the disk is full or the database busy, must not cost the answer. */
async function whereWritable(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!databaseFault(error)) throw error;
  }
}

/** Notes something about a session in passing, and waits for it, but not long: reading does not wait for writing. */
export async function noteInPassing(write: () => Promise<unknown>, maxMs: number): Promise<void> {
  const pause = new AbortController();
  const patience = delay(maxMs, undefined, { ref: false, signal: pause.signal }).catch(() => {});
  try {
    await Promise.race([whereWritable(write), patience]);
  } finally {
    pause.abort();
  }
}
