import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { backUp } from "../../src/backup/backup.ts";
import { openPostgresSnapshot } from "../../src/backup/postgres-snapshot.ts";
import type { Progress } from "../../src/backup/progress.ts";
import { type RestoreOutcome, restore } from "../../src/backup/restore.ts";
import { openSqliteSnapshot } from "../../src/backup/sqlite-snapshot.ts";
import { readHistory, tablesMadeBy } from "../../src/db/migration-history.ts";
import { openDatabase } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { writeMark } from "../../src/installation/mark.ts";
import { insertInstallation } from "../../src/installation/store.ts";
import { eraseRestored, holdRoles } from "../../src/server/archives.ts";
import { createDiskStorage } from "../../src/storage/disk-storage.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { storedPaths } from "../../src/wiring/features.ts";
import { migrationsFolder } from "./folders.ts";
import { useDataDir } from "./server-process.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

/** Database and files, with or without an application. */
export interface Place {
  readonly target: DatabaseTarget;
  /** Where its files are. */
  readonly folder: string;
}

/** An application as a separate installation, with the id `home` in database and files. */
export async function createInstalledApp(): Promise<{ app: TestApp; place: Place }> {
  const folder = join(useDataDir(), "files");
  const storage = createDiskStorage(folder);
  const app = await createTestApp({ storage });
  await insertInstallation(app.database.db, { id: "home", count: 3, pairedAt: null, now: new Date() });
  await storage.writeMark(writeMark({ id: "home", count: 3 }));
  return { app, place: { target: app.target, folder } };
}

/** An empty place on SQLite. */
export function emptyPlace(): Place {
  const folder = useDataDir();
  return { target: { provider: "sqlite", file: join(folder, "new.db") }, folder: join(folder, "files") };
}

/** Backs a place up. Returns the archive's path. */
export async function backUpTo(file: string, { target, folder }: Place): Promise<string> {
  const storage = createDiskStorage(folder);
  await backUp({ target, storage, migrations: migrationsFolder, file, now: new Date() });
  return file;
}

/** A path for an archive of the running test. */
export const archivePath = (): string => join(useDataDir(), "backup.zip");

export const noProgress: Progress = { begin() {}, read() {} };

/** Restores an archive into a place, as the command does. */
export const restoreTo = (
  place: Place,
  {
    file,
    isConfirmed = false,
    storage = createDiskStorage(place.folder),
    progress = noProgress,
    onChange = () => {},
  }: {
    file: string;
    isConfirmed?: boolean;
    storage?: Storage;
    progress?: Progress;
    onChange?: () => void;
  },
): Promise<RestoreOutcome> =>
  restore({
    ...place,
    storage,
    storageName: place.folder,
    file,
    migrations: migrationsFolder,
    now: new Date(),
    isConfirmed,
    holdDatabase: () => holdRoles(place.target),
    onChange,
    progress,
    storedPaths,
    eraseAgain: eraseRestored,
  });

/** Every row by table, as in an archive, in a fixed order. */
export async function rowsAt(target: DatabaseTarget): Promise<Map<string, string[]>> {
  const own = tablesMadeBy(readHistory(join(migrationsFolder, target.provider)));
  const snapshot =
    target.provider === "sqlite"
      ? openSqliteSnapshot(target.file, own)
      : await openPostgresSnapshot(target.url, own);
  const rows = new Map<string, string[]>();
  for (const table of snapshot.tables) {
    const lines: string[] = [];
    for await (const line of snapshot.rows(table)) lines.push(JSON.stringify(JSON.parse(line)));
    rows.set(table.name, lines.sort());
  }
  await snapshot.close();
  return rows;
}

/** Every stored file by path. */
export async function filesAt(folder: string): Promise<Map<string, string>> {
  const storage = createDiskStorage(folder);
  const files = new Map<string, string>();
  for await (const { path } of storage.list())
    files.set(path, (await buffer((await storage.get(path)) ?? Readable.from([]))).toString("base64"));
  return new Map([...files].sort());
}

/** Opens the database of a place for the running test. */
export function openAt({ target }: Place) {
  const database = openDatabase(target);
  onTestFinished(() => database.close());
  return database.db;
}
