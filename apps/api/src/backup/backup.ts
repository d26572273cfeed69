import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codesOf } from "../db/fault.ts";
import { pendingMigrations, readHistory, tablesMadeBy } from "../db/migration-history.ts";
import type { DatabaseTarget } from "../db/target.ts";
import { linkOnce, NameTaken } from "../storage/link-once.ts";
import { statIfThere } from "../storage/missing-file.ts";
import type { Storage } from "../storage/storage.ts";
import { ArchiveError } from "./archive-error.ts";
import { isWritable } from "./folder.ts";
import type { Manifest } from "./manifest.ts";
import { openPostgresSnapshot } from "./postgres-snapshot.ts";
import { partOf } from "./rules.ts";
import type { Snapshot } from "./snapshot.ts";
import { openSqliteSnapshot } from "./sqlite-snapshot.ts";
import { backupTexts } from "./texts.ts";
import { archiveStream } from "./write-archive.ts";
import { writeSteadily } from "./write-file.ts";

interface BackupOptions {
  readonly target: DatabaseTarget;
  readonly storage: Storage;
  /** Holds one migration history per provider. */
  readonly migrations: string;
  readonly file: string;
  readonly now: Date;
  /** Includes the files that rows refer to; true by default. */
  readonly withFiles?: boolean;
}

const openSnapshot = async (target: DatabaseTarget, own: ReadonlySet<string>): Promise<Snapshot> =>
  target.provider === "sqlite" ? openSqliteSnapshot(target.file, own) : openPostgresSnapshot(target.url, own);

/**
 * Checked before the database is read, which may take long. @throws ArchiveError if the file cannot
 * be created
 */
async function checkPlace(file: string): Promise<void> {
  const folder = dirname(file);
  if (!(await isWritable(folder))) throw new ArchiveError(backupTexts.noFolder(folder));
  const present = await statIfThere(file);
  if (present?.isDirectory()) throw new ArchiveError(backupTexts.isFolder(file));
  if (present) throw new ArchiveError(backupTexts.exists(file));
}

/** Writes the archive under a temporary name. @throws ArchiveError if the disk is full */
async function write(part: string, content: AsyncIterable<Buffer>): Promise<void> {
  try {
    await writeSteadily(part, content);
  } catch (error) {
    throw codesOf(error).includes("ENOSPC") ? new ArchiveError(backupTexts.noRoom(dirname(part))) : error;
  }
}

/** Renames a complete file to its final name, unless that name is taken. */
async function name(part: string, file: string): Promise<void> {
  try {
    await linkOnce(part, file);
  } catch (error) {
    throw error instanceof NameTaken ? new ArchiveError(backupTexts.exists(file)) : error;
  }
}

/**
 * Writes database and files into one archive, readable only by its owner, while the server runs: the rows as
 * of one instant, then the files that they refer to. The file gets its final name once it is complete and
 * synced.
 * @throws ArchiveError if the file exists or its folder does not; MigrationError for a database of a newer
 * release
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { target, storage, migrations, file, now: takenAt, withFiles = true } = options;
  const part = partOf(file, process.pid);
  await checkPlace(file);
  const history = readHistory(join(migrations, target.provider));
  const snapshot = await openSnapshot(target, tablesMadeBy(history));
  try {
    pendingMigrations(history, snapshot.applied);
    let written: Manifest | undefined;
    const onManifest = (manifest: Manifest) => {
      written = manifest;
    };
    await write(part, archiveStream({ snapshot, storage, takenAt, withFiles, onManifest }));
    if (!written) throw new Error("The archive has no manifest.");
    await name(part, file);
    return written;
  } finally {
    await rm(part, { force: true });
    await snapshot.close();
  }
}
