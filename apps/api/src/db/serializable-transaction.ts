import { databaseFault } from "./fault.ts";
import type { Db, Tx } from "./open.ts";

/**
 * About one of the conflicting transactions succeeds per attempt. An account has at most four
 * changes under way at once, so a transaction loses an attempt with a probability of 0.75, and 40
 * in a row in one of 100,000 cases (0.75 ** 40).
 */
const maxAttempts = 40;

/**
 * Runs a transaction whose outcome depends on rows that it only counts or lists, as if it ran
 * alone. SQLite has one writer anyway; Postgres lets one of two conflicting transactions fail, and
 * that one is retried here.
 */
export async function inSerializableTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(work, { isolationLevel: "Serializable" });
    } catch (error) {
      if (attempt === maxAttempts || databaseFault(error) !== "disturbed") throw error;
    }
  }
}
