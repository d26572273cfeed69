import { randomUUID } from "node:crypto";
import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import {
  type AppliedMigration,
  historyTable,
  historyTableSql,
  type Migration,
  MigrationError,
  pendingMigrations,
} from "./migration-history.ts";

const lockWaitMs = 30_000;

function appliedIn(db: Database.Database): AppliedMigration[] {
  const table = db.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(historyTable);
  return table ? db.prepare<[], AppliedMigration>(`SELECT * FROM "${historyTable}"`).all() : [];
}

const isEmpty = (db: Database.Database): boolean =>
  db.prepare("SELECT 1 FROM sqlite_master LIMIT 1").get() === undefined;

/**
 * Makes a full copy next to the file, readable only by its owner, from which a failed upgrade can
 * be undone. It gets its final name once it is complete, so that a partial copy, left by a full
 * disk or a kill, is not mistaken for one.
 */
function copyBefore(db: Database.Database, { file, now }: { file: string; now: Date }): string {
  const copy = `${file}.before-migration-${now.toISOString().replace(/[:.]/g, "-")}`;
  const part = `${copy}.part`;
  closeSync(openSync(part, "wx", 0o600));
  try {
    db.prepare("VACUUM INTO ?").run(part);
    renameSync(part, copy);
    return copy;
  } finally {
    rmSync(part, { force: true });
  }
}

function applyAll(db: Database.Database, history: readonly Migration[], now: Date): string[] {
  db.exec(historyTableSql("DATETIME"));
  const pending = pendingMigrations(history, appliedIn(db));
  const record = db.prepare(
    `INSERT INTO "${historyTable}" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)`,
  );
  for (const migration of pending) {
    db.exec(migration.sql);
    record.run(randomUUID(), migration.checksum, migration.name, now.getTime(), now.getTime());
  }
  const broken = db.prepare("PRAGMA foreign_key_check").all();
  if (broken.length > 0)
    throw new MigrationError("A migration would leave rows without what they refer to; nothing was changed.");
  return pending.map((migration) => migration.name);
}

/**
 * The outcome of a migration run: the applied migrations and, if the file had data, the copy made
 * beforehand.
 */
export interface MigrationRun {
  applied: string[];
  copy?: string;
}

/**
 * Brings a SQLite file to the end of the history, creating it when it is missing. All migrations
 * are one transaction under the write lock: another process starting at the same time waits, and an
 * error leaves the file as it was.
 */
export function migrateSqlite(input: {
  file: string;
  history: readonly Migration[];
  now: Date;
}): MigrationRun {
  if (!existsSync(input.file)) closeSync(openSync(input.file, "a", 0o600));
  const db = new Database(input.file, { timeout: lockWaitMs });
  try {
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    db.pragma("foreign_keys = OFF"); // SQLite rebuilds a table to change it; the check at the end replaces this one
    const pending = pendingMigrations(input.history, appliedIn(db));
    if (pending.length === 0) return { applied: [] };
    const copy = isEmpty(db) ? undefined : copyBefore(db, input);
    try {
      const applied = db.transaction(() => applyAll(db, input.history, input.now)).immediate();
      return copy === undefined ? { applied } : { applied, copy };
    } catch (error) {
      if (copy !== undefined) rmSync(copy, { force: true });
      throw error;
    }
  } finally {
    db.close();
  }
}
