import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One step of the migration history: prisma/migrations/<provider>/<name>/migration.sql. */
export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file, hex. */
  checksum: string;
}

/** A database's record of an applied step (Prisma's own table, so its tools can be used on it too). */
export interface AppliedMigration {
  migration_name: string;
  checksum: string;
  finished_at: unknown;
  rolled_back_at: unknown;
}

/** The server must not start on the database; the message says what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** The table of applied steps, as `prisma migrate deploy` keeps it; not a table of the application. */
export const historyTable = "_prisma_migrations";

/** Creates that table, with the provider's name for an instant. */
export const historyTableSql = (instantType: "DATETIME" | "TIMESTAMPTZ"): string =>
  `CREATE TABLE IF NOT EXISTS "${historyTable}" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" ${instantType},
    "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" ${instantType},
    "started_at" ${instantType} NOT NULL DEFAULT CURRENT_TIMESTAMP, "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;

/** All steps of a folder, oldest first. */
export function readHistory(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/**
 * The names of all tables that these steps make, also of those that a later step renames or drops; a
 * table with another name is another product's or an extension's.
 */
export const tablesMadeBy = (history: readonly Pick<Migration, "sql">[]): ReadonlySet<string> =>
  new Set(
    history.flatMap(({ sql }) =>
      [...sql.matchAll(/^\s*(?:CREATE TABLE|ALTER TABLE "\w+" RENAME TO) "(\w+)"/gim)].flatMap(([, name]) =>
        name === undefined ? [] : [name],
      ),
    ),
  );

/** The name of the step after these: numbered after the last, since steps are applied in the order of their names. */
export function nextStepName(history: readonly Pick<Migration, "name">[], name: string): string {
  const last = Number.parseInt(history.at(-1)?.name ?? "0", 10);
  return `${String(last + 1).padStart(4, "0")}_${name}`;
}

/**
 * The steps that a database still needs.
 * @throws MigrationError when it holds a half-applied, changed or unknown step.
 */
export function pendingMigrations(
  history: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const live = new Map(
    applied.filter((row) => row.rolled_back_at == null).map((row) => [row.migration_name, row]),
  );
  for (const [name, row] of live) {
    const known = history.find((migration) => migration.name === name);
    if (row.finished_at == null)
      throw new MigrationError(
        `Migration ${name} was begun but never finished. Restore the backup made before it, or repair the database and mark the step with "prisma migrate resolve".`,
      );
    if (!known)
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know. Start the newer version, or restore an older backup.`,
      );
    if (known.checksum !== row.checksum)
      throw new MigrationError(
        `Migration ${name} was changed after it was applied. Put the original file back; changes belong in a new migration.`,
      );
  }
  return history.filter((migration) => !live.has(migration.name));
}
