import { databaseFault } from "./fault.ts";
import type { Db, Tx } from "./open.ts";

/** Of several at once one is done in each round: enough for as many people and tabs as change the same rows together. */
const maxAttempts = 10;

/**
 * Runs a transaction whose outcome depends on rows that it only counts or lists, as if it ran alone. SQLite
 * has one writer anyway; Postgres lets one of two conflicting transactions fail, which is retried here.
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
