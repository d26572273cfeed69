import { type Database, type Db, openDatabase } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { testDatabaseTimeouts } from "./database-timeouts.ts";

/** A concurrent action in the middle of a call. */
type Act = () => Promise<unknown>;

/** A database that can run an action between a call's read and its write. */
export interface Interruption {
  open: (target: DatabaseTarget) => Database;
  /** Runs it once, after the next read of one row from this table and before the call continues. */
  afterReading(table: "User" | "ClientDocument" | "Project" | "ProjectVersion", act: Act): void;
  hasHappened(): boolean;
}

/** Makes one, for `createTestApp`. */
export function createInterruption(): Interruption {
  let planned: { table: string; act: Act } | undefined;
  let hasHappened = false;

  async function interrupt(table: string | undefined): Promise<void> {
    if (planned?.table !== table) return;
    const act = planned?.act;
    planned = undefined;
    await act?.();
    hasHappened = true;
  }

  return {
    open(target) {
      const database = openDatabase(target, testDatabaseTimeouts);
      const db = database.db.$extends({
        query: {
          $allModels: {
            async findUnique({ model, args, query }) {
              const row = await query(args);
              await interrupt(model);
              return row;
            },
            async findUniqueOrThrow({ model, args, query }) {
              const row = await query(args);
              await interrupt(model);
              return row;
            },
          },
        },
      });
      // Only queries are extended, so the interface is the same.
      return { ...database, db: db as unknown as Db };
    },
    afterReading(table, act) {
      planned = { table, act };
    },
    hasHappened: () => hasHappened,
  };
}
