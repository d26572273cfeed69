import type { Logger } from "pino";
import { databaseFault } from "../db/fault.ts";
import type { Database } from "../db/open.ts";
import type { DiskReserve } from "../disk/reserve.ts";

/** The answer to whether this process should get requests, with notes for the operator. */
export type ReadinessState =
  | { readonly isReady: true; readonly isRoomLow: boolean }
  | { readonly isReady: false; readonly reason?: string };

/** Tells the load balancer whether this process should get requests. */
export interface Readiness {
  /** Not ready while draining, nor while the database is down or cannot be written, which is logged. */
  read(): Promise<ReadinessState>;
  /** Reports not ready from now on: the process is about to stop. */
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

  /** On a full disk checks once more, after the reserve was released. */
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
