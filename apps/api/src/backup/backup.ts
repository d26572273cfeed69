import { createWriteStream } from "node:fs";
import { link, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { pendingMigrations, readHistory } from "../db/migration-history.ts";
import type { DatabaseTarget } from "../db/target.ts";
import type { Storage } from "../storage/storage.ts";
import { ArchiveError } from "./archive-error.ts";
import type { Manifest } from "./manifest.ts";
import { openPostgresSnapshot } from "./postgres-snapshot.ts";
import type { Snapshot } from "./snapshot.ts";
import { openSqliteSnapshot } from "./sqlite-snapshot.ts";
import { backupTexts } from "./texts.ts";
import { archiveStream } from "./write-archive.ts";

interface BackupOptions {
  readonly target: DatabaseTarget;
  readonly storage: Storage;
  /** Holds one history per provider. */
  readonly migrations: string;
  /** Where the archive is written. */
  readonly file: string;
  readonly now: Date;
  /** Whether the files that rows name go in; true unless given. */
  readonly withFiles?: boolean;
}

const openSnapshot = async (target: DatabaseTarget): Promise<Snapshot> =>
  target.provider === "sqlite" ? openSqliteSnapshot(target.file) : openPostgresSnapshot(target.url);

/** Gives a whole file its name, unless there is one of that name. */
async function name(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw isTaken ? new ArchiveError(backupTexts.exists(file)) : error;
  }
}

/**
 * Writes database and files into one archive, readable by its owner alone, while the server goes on: the rows as of one
 * instant, then the files that they name. The file gets its name once it is whole and on the disk.
 * @throws ArchiveError where the file exists; MigrationError for a database of a newer release
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { target, storage, migrations, file, now: takenAt, withFiles = true } = options;
  const part = `${file}.${process.pid}.part`;
  const snapshot = await openSnapshot(target);
  try {
    pendingMigrations(readHistory(join(migrations, target.provider)), snapshot.applied);
    let written: Manifest | undefined;
    const onManifest = (manifest: Manifest) => {
      written = manifest;
    };
    await pipeline(
      archiveStream({ snapshot, storage, takenAt, withFiles, onManifest }),
      createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }),
    );
    if (!written) throw new Error("The archive has no manifest.");
    await name(part, file);
    return written;
  } finally {
    await rm(part, { force: true });
    await snapshot.close();
  }
}
