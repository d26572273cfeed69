import { databaseFault } from "./fault.ts";
import type { Db, Tx } from "./open.ts";

/**
 * Of several at once one is done in each round, by chance. An account has four changes under way at once: of a
 * long queue of them, each has lost 40 rounds in a row in one of 100,000 cases (0.75 ** 40).
 */
const maxAttempts = 40;

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
