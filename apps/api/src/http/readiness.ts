import type { Logger } from "pino";
import type { Database } from "../db/open.ts";

/** Whether this process should get requests. */
export interface Readiness {
  /** False while draining or when the database does not answer, which is logged. */
  isReady(): Promise<boolean>;
  /** From now on it is not: the process is about to stop. */
  startDraining(): void;
}

/** Readiness over a database. */
export function createReadiness(database: Database, log: Logger): Readiness {
  let isDraining = false;
  return {
    async isReady() {
      if (isDraining) return false;
      try {
        await database.check();
        return true;
      } catch (error) {
        log.error({ err: error }, "the database does not answer");
        return false;
      }
    },
    startDraining() {
      isDraining = true;
    },
  };
}
