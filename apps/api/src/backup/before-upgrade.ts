import { join } from "node:path";
import { withoutMigrations } from "../db/migrate-postgres.ts";
import { pendingMigrations, readHistory } from "../db/migration-history.ts";
import type { DatabaseTarget } from "../db/target.ts";
import type { Storage } from "../storage/storage.ts";
import { backUp } from "./backup.ts";
import { openPostgresSnapshot } from "./postgres-snapshot.ts";
import { stampOf } from "./rules.ts";

interface UpgradeOptions {
  readonly target: DatabaseTarget;
  readonly storage: Storage;
  readonly migrations: string;
  readonly folder: string;
  readonly now: Date;
}

async function isBehind(url: string, folder: string): Promise<boolean> {
  const snapshot = await openPostgresSnapshot(url);
  try {
    return pendingMigrations(readHistory(folder), snapshot.applied).length > 0;
  } finally {
    await snapshot.close();
  }
}

/**
 * Archives the rows of a Postgres database that is about to be migrated. The files are left out: no migration
 * touches them. Returns the archive's path; undefined where nothing is to be migrated, and on SQLite, whose
 * file the migration itself copies.
 */
export async function backUpBeforeUpgrade(options: UpgradeOptions): Promise<string | undefined> {
  const { target, migrations, folder, now } = options;
  if (target.provider === "sqlite") return undefined;
  const { url } = target;
  const history = join(migrations, target.provider);
  // The usual start needs no lock.
  if (!(await isBehind(url, history))) return undefined;
  // A snapshot shows the rows of an instant, but not the columns that another process drops meanwhile.
  return withoutMigrations(url, async () => {
    if (!(await isBehind(url, history))) return undefined;
    // Several processes that start together may each make one.
    const file = join(folder, `before-upgrade-${stampOf(now)}-${process.pid}.zip`);
    await backUp({ ...options, file, withFiles: false });
    return file;
  });
}
