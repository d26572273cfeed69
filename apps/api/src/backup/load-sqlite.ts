import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import Database from "better-sqlite3";
import { migrateSqlite } from "../db/migrate-sqlite.ts";
import { type Migration, tablesMadeBy } from "../db/migration-history.ts";
import { ArchiveError } from "./archive-error.ts";
import { archivedRows, checkTables } from "./archived-rows.ts";
import type { ArchivedTable } from "./manifest.ts";
import type { Archive } from "./read-archive.ts";
import { quoted } from "./snapshot.ts";
import { tablesOfSqlite } from "./sqlite-snapshot.ts";
import { toSqlite } from "./sqlite-values.ts";
import { restoreTexts as texts } from "./texts.ts";

const rowsPerTurn = 200;

interface Load {
  readonly db: Database.Database;
  readonly archive: Archive;
}

async function fillTable({ db, archive }: Load, table: ArchivedTable): Promise<void> {
  const name = quoted(table.name);
  const columns = table.columns.map((column) => quoted(column.name)).join(", ");
  const marks = table.columns.map(() => "?").join(", ");
  db.prepare(`DELETE FROM ${name}`).run();
  const insert = db.prepare(`INSERT INTO ${name} (${columns}) VALUES (${marks})`);
  let line = 0;
  for await (const row of archivedRows(archive, table)) {
    line += 1;
    try {
      insert.run(row.map((value, index) => toSqlite(value, table.columns[index]?.kind ?? "text")));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ArchiveError(texts.rowRefused({ table: table.name, line, reason }));
    }
    if (line % rowsPerTurn === 0) await yieldToEventLoop();
  }
}

async function fill(load: Load, own: ReadonlySet<string>): Promise<void> {
  const { db, archive } = load;
  checkTables(archive.manifest.tables, tablesOfSqlite(db, own).tables);
  // Foreign keys are checked once, at the end.
  db.pragma("foreign_keys = OFF");
  db.exec("BEGIN IMMEDIATE");
  for (const table of archive.manifest.tables) await fillTable(load, table);
  const [broken] = db.prepare<[], { table: string }>('SELECT "table" FROM pragma_foreign_key_check').all();
  if (broken) throw new ArchiveError(texts.brokenReferences(broken.table));
  db.exec("COMMIT");
  // One file without a write-ahead log, so that it can be moved.
  db.pragma("journal_mode = DELETE");
}

/**
 * Creates a new SQLite file from an archive, with the schema that the archive was written with. Triggers
 * fill the search indexes.
 * @throws ArchiveError if its rows do not fit that schema
 */
export async function loadSqlite(
  archive: Archive,
  { file, history, now }: { file: string; history: readonly Migration[]; now: Date },
): Promise<void> {
  migrateSqlite({ file, history, now });
  const db = new Database(file);
  try {
    await fill({ db, archive }, tablesMadeBy(history));
  } finally {
    db.close();
  }
}
