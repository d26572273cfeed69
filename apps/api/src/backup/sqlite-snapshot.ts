import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import Database from "better-sqlite3";
import { type AppliedMigration, historyTable, MigrationError } from "../db/migration-history.ts";
import { quoted, type Snapshot, type SnapshotTable } from "./snapshot.ts";
import { fromSqlite, kindOfSqlite } from "./sqlite-values.ts";

const lockWaitMs = 30_000;
/** Rows read before yielding to the event loop, so that they can be written out. */
const rowsPerTurn = 200;

/**
 * The tables of a database that are among `own` and have their own rows; search indexes are left out,
 * because triggers rebuild them. Tables that are not among `own` are only named: their columns may have
 * types that cannot be archived.
 */
export function tablesOfSqlite(
  db: Database.Database,
  own: ReadonlySet<string>,
): Pick<Snapshot, "tables" | "leftOut"> {
  const found = db
    .prepare<[], string>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
    )
    .pluck()
    .all()
    .filter((name) => name !== historyTable);
  const tables = found
    .filter((name) => own.has(name))
    .map((name) => ({
      name,
      columns: db
        .prepare<[string], { name: string; type: string }>("SELECT name, type FROM pragma_table_info(?)")
        .all(name)
        .map((column) => ({ name: column.name, kind: kindOfSqlite(column.type) })),
    }));
  return { tables, leftOut: found.filter((name) => !own.has(name)) };
}

function appliedIn(db: Database.Database, file: string): AppliedMigration[] {
  const found = db.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(historyTable);
  if (!found) throw new MigrationError(`The database ${file} has no tables yet.`);
  return db
    .prepare<[], AppliedMigration>(`SELECT * FROM ${quoted(historyTable)} ORDER BY migration_name`)
    .all();
}

async function* rowsOf(db: Database.Database, { name, columns }: SnapshotTable): AsyncGenerator<string> {
  const list = columns.map((column) => quoted(column.name)).join(", ");
  const rows = db
    .prepare<[], unknown[]>(`SELECT ${list} FROM ${quoted(name)}`)
    .raw()
    .iterate();
  let count = 0;
  for (const row of rows) {
    yield JSON.stringify(columns.map(({ kind }, index) => fromSqlite(row[index], kind)));
    count += 1;
    if (count % rowsPerTurn === 0) await yieldToEventLoop();
  }
}

const isUnwritable = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(FULL|READONLY|IOERR)/.test(error.code);

/**
 * A SQLite file at one instant: a read transaction on the write-ahead log, which blocks no writer (SQLite,
 * "Isolation"). The driver is synchronous, so use it in a separate process. `own`: the names of our tables.
 */
export function openSqliteSnapshot(file: string, own: ReadonlySet<string>): Snapshot {
  const db = new Database(file, { fileMustExist: true, timeout: lockWaitMs });
  try {
    db.pragma("query_only = ON");
    db.exec("BEGIN");
    // The snapshot begins with the first read.
    const applied = appliedIn(db, file);
    return {
      provider: "sqlite",
      applied,
      ...tablesOfSqlite(db, own),
      rows: (table) => rowsOf(db, table),
      close: async () => {
        if (!db.open) return;
        try {
          db.exec("COMMIT");
          // The log could not be checkpointed during the read; without this the next writer would
          // have to do all of the work.
          db.pragma("wal_checkpoint(PASSIVE)");
        } catch (error) {
          // A checkpoint fails on a disk that is full or read-only, but the rows have been read.
          if (!isUnwritable(error)) throw error;
        } finally {
          db.close();
        }
      },
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
