import { type Database, type Db, openDatabase } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { testPatience } from "./patience.ts";

/** What somebody else does in the middle of a call. */
type Act = () => Promise<unknown>;

/** A database in which something can happen between a call's reading and its writing. */
export interface Interruption {
  open: (target: DatabaseTarget) => Database;
  /** Once, after the next reading of one row from this table has its result, and before whoever reads it goes on. */
  afterReading(table: "User" | "ClientDocument" | "Project", act: Act): void;
  /** Whether that came to pass. */
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
      const database = openDatabase(target, testPatience);
      const db = database.db.$extends({
        query: {
          $allModels: {
            async findUnique({ model, args, query }) {
              const row = await query(args);
              await interrupt(model);
              return row;
            },
          },
        },
      });
      // Extended by a query alone, it keeps its surface.
      return { ...database, db: db as unknown as Db };
    },
    afterReading(table, act) {
      planned = { table, act };
    },
    hasHappened: () => hasHappened,
  };
}
