import { rm } from "node:fs/promises";
import { join } from "node:path";
import { withoutMigrations } from "../db/migrate-postgres.ts";
import type { MigrationRun } from "../db/migrate-sqlite.ts";
import { pendingMigrations, readHistory } from "../db/migration-history.ts";
import { migrate } from "../db/open.ts";
import type { DatabaseTarget } from "../db/target.ts";
import type { Storage } from "../storage/storage.ts";
import { backUp } from "./backup.ts";
import { readPostgresHistory } from "./postgres-snapshot.ts";
import { stampOf } from "./rules.ts";

interface UpgradeOptions {
  readonly target: DatabaseTarget;
  readonly storage: Storage;
  readonly migrations: string;
  readonly folder: string;
  readonly now: Date;
}

/** How many steps of the release's history a database lacks. */
const countPending = async (url: string, folder: string): Promise<number> =>
  pendingMigrations(readHistory(folder), await readPostgresHistory(url)).length;

/** An archive of the rows before an upgrade. */
export interface UpgradeArchive {
  readonly file: string;
  /**
   * After an upgrade that failed: deletes the archive if no step was applied. A supervisor restarts
   * a server whose migration fails again and again, which would fill the disk with archives of the
   * same rows.
   */
  deleteIfUnchanged(): Promise<void>;
}

/**
 * Archives the rows of a Postgres database that is about to be migrated. The files are left out: no migration
 * touches them. Undefined if nothing is to be migrated, and on SQLite, whose file the migration itself
 * copies.
 */
export async function backUpBeforeUpgrade(options: UpgradeOptions): Promise<UpgradeArchive | undefined> {
  const { target, migrations, folder, now } = options;
  if (target.provider === "sqlite") return undefined;
  const { url } = target;
  const history = join(migrations, target.provider);
  // A usual start has nothing to migrate and needs no lock.
  if ((await countPending(url, history)) === 0) return undefined;
  // A snapshot isolates the rows, but not from columns that another process drops while it is read.
  return withoutMigrations(url, async () => {
    const pending = await countPending(url, history);
    if (pending === 0) return undefined;
    // The process id in the name: several processes that start together may each make an archive.
    const file = join(folder, `before-upgrade-${stampOf(now)}-${process.pid}.zip`);
    await backUp({ ...options, file, withFiles: false });
    const deleteIfUnchanged = async () => {
      if ((await countPending(url, history)) === pending) await rm(file, { force: true });
    };
    return { file, deleteIfUnchanged };
  });
}

/**
 * Migrates an existing database to this release's schema and keeps its former state: a copy of the
 * SQLite file, or an archive of the rows, whose path `onArchive` receives before anything is
 * changed.
 */
export async function upgrade(
  options: UpgradeOptions,
  onArchive: (file: string) => void = () => {},
): Promise<MigrationRun> {
  const archive = await backUpBeforeUpgrade(options);
  if (archive) onArchive(archive.file);
  try {
    const run = await migrate(options.target, options.migrations, options.now);
    return archive ? { ...run, copy: archive.file } : run;
  } catch (error) {
    // If the database does not respond now, the archive is kept.
    await archive?.deleteIfUnchanged().catch(() => {});
    throw error;
  }
}
