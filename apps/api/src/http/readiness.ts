import type { Logger } from "pino";
import { databaseFault } from "../db/fault.ts";
import type { Database } from "../db/open.ts";
import type { DiskReserve } from "../disk/reserve.ts";

/** Whether this process should receive requests, with notes for the operator. */
export type ReadinessState =
  | { readonly isReady: true; readonly isRoomLow: boolean }
  | { readonly isReady: false; readonly reason?: string };

/** Reports to the load balancer whether this process should receive requests. */
export interface Readiness {
  /**
   * Not ready while the process drains, or while the database is down or cannot be written; the latter is
   * logged.
   */
  read(): Promise<ReadinessState>;
  /** From now on reports not ready, because the process is about to stop. */
  startDraining(): void;
}

interface ReadinessOptions {
  readonly database: Pick<Database, "check">;
  readonly reserve: DiskReserve;
  readonly log: Pick<Logger, "error">;
}

const diskFull = "The disk of the database is full.";

/** Readiness over a database. */
export function createReadiness({ database, reserve, log }: ReadinessOptions): Readiness {
  let isDraining = false;

  /** If the disk is full, checks once more after the reserve was released. */
  async function check(): Promise<void> {
    try {
      await database.check();
    } catch (error) {
      if (databaseFault(error) !== "full") throw error;
      reserve.release();
      await database.check();
    }
  }

  return {
    async read() {
      if (isDraining) return { isReady: false };
      try {
        await check();
        return { isReady: true, isRoomLow: reserve.isSpent() };
      } catch (error) {
        log.error({ err: error }, "the database does not answer or cannot be written");
        return { isReady: false, ...(databaseFault(error) === "full" ? { reason: diskFull } : {}) };
      }
    },
    startDraining() {
      isDraining = true;
    },
  };
}
