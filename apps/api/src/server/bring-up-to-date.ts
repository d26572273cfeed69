import { mkdirSync } from "node:fs";
import type { MigrationRun } from "../db/migrate-sqlite.ts";
import { migrate } from "../db/open.ts";
import type { Env } from "../env.ts";
import type { Storage } from "../storage/storage.ts";

interface Upgrade {
  readonly storage: Storage;
  /** The folder of the migration histories. */
  readonly migrations: string;
  readonly isNew: boolean;
  /** Called with the archive's path once it is written. */
  readonly noteArchive?: (copy: string) => void;
}

/** Creates the database, or copies it and migrates it to this release's schema. */
export async function bringUpToDate(
  { database: target, dataDir: folder }: Pick<Env, "database" | "dataDir">,
  { storage, migrations, isNew, noteArchive }: Upgrade,
): Promise<MigrationRun> {
  const now = new Date();
  if (isNew) return migrate(target, migrations, now);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Loaded only if a database may be upgraded, because it includes the code that writes archives.
  const { upgrade } = await import("../backup/before-upgrade.ts");
  return upgrade({ target, storage, migrations, folder, now }, noteArchive);
}
