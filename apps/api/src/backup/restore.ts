import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { refuseForeignDatabase } from "../db/foreign-tables.ts";
import { type Migration, readHistory, tablesMadeBy } from "../db/migration-history.ts";
import { type Database, isNewDatabase, migrate, openDatabase } from "../db/open.ts";
import { type DatabaseTarget, describeTarget } from "../db/target.ts";
import { makeFolder } from "../disk/make-folder.ts";
import type { FileReferences } from "../files/stored-paths.ts";
import { countFiles } from "../installation/count-files.ts";
import { isUnderRestore, readMark, restoreUnderWay, writeMark } from "../installation/mark.ts";
import type { FileCounts } from "../installation/rules.ts";
import {
  findInstallation,
  hasAccounts,
  type InstallationRow,
  insertInstallation,
  noteRestore,
} from "../installation/store.ts";
import type { Storage } from "../storage/storage.ts";
import { type HeldBack, settleRestored } from "./after-restore-store.ts";
import { ArchiveError } from "./archive-error.ts";
import { ownTablesOf } from "./archived-rows.ts";
import { mergeDeletions } from "./deletions.ts";
import { isPostgresInUse, loadPostgres } from "./load-postgres.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { filesPrefix, type Manifest } from "./manifest.ts";
import { binOthers, placeFiles } from "./place-files.ts";
import { countPresent } from "./present-store.ts";
import type { Progress } from "./progress.ts";
import { type Archive, bytesOf, openArchive } from "./read-archive.ts";
import { checkRoom } from "./room.ts";
import { judgeRestore, type RestoreTarget, stampOf, unknownSteps } from "./rules.ts";
import { isSqliteInUse, moveSqlite, removeRestoring, restoringPath } from "./sqlite-file.ts";
import { type ErasedAgain, type Present, restoreTexts as texts } from "./texts.ts";

export interface RestoreOptions {
  /** The columns of the restored rows that contain file paths. */
  readonly storedPaths: FileReferences["storedPaths"];
  readonly file: string;
  readonly target: DatabaseTarget;
  readonly storage: Storage;
  /** The folder of the files, if they are on a disk of this machine. */
  readonly folder: string | undefined;
  /** The storage's name in messages for the operator. */
  readonly storageName: string;
  /** Holds one migration history per provider. */
  readonly migrations: string;
  readonly now: Date;
  /** True if the operator has confirmed replacing the existing data. */
  readonly isConfirmed: boolean;
  /**
   * Keeps every process of the server off the database until the returned function is called; undefined if
   * one runs.
   */
  readonly holdDatabase: () => (() => void) | undefined;
  /** Called right before the first change: from then on the restore has to be completed. */
  readonly onChange: () => void;
  readonly progress: Progress;
  /** Erases the accounts and subscribers deleted after the backup, by the digests of their ids. */
  readonly eraseAgain: (
    database: Database,
    storage: Storage,
    digests: ReadonlySet<string>,
  ) => Promise<ErasedAgain>;
}

/**
 * The outcome. `isDone` is false if nothing was changed because the operator has to confirm first;
 * `lines` is the message to print.
 */
export interface RestoreOutcome {
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

interface PresentDatabase {
  readonly id: string | undefined;
  readonly isUsed: boolean;
  readonly rows: Present["rows"];
}

async function readDatabase(target: DatabaseTarget): Promise<PresentDatabase> {
  if (await isNewDatabase(target)) return { id: undefined, isUsed: false, rows: "none" };
  const { db, close } = openDatabase(target);
  try {
    const id = (await findInstallation(db))?.id;
    const isUsed = id !== undefined || (await hasAccounts(db));
    // The database of an older release may lack columns that are counted.
    return { id, isUsed, rows: isUsed ? await countPresent(db).catch(() => "unreadable" as const) : "none" };
  } catch {
    // The database is damaged or from before installation ids: it has data of an unknown owner.
    return { id: undefined, isUsed: true, rows: "unreadable" };
  } finally {
    await close();
  }
}

async function readFiles(storage: Storage): Promise<Present["files"]> {
  const files = { count: 0, newestAt: new Date(0) };
  for await (const { modifiedAt } of storage.list()) {
    files.count += 1;
    if (modifiedAt > files.newestAt) files.newestAt = modifiedAt;
  }
  return files;
}

async function readTarget({ target, storage }: RestoreOptions): Promise<RestoreTarget & Present> {
  const mark = readMark(await storage.readMark());
  const { id: databaseId, isUsed, rows } = await readDatabase(target);
  const files = await readFiles(storage);
  return {
    databaseId,
    storageId: mark && isUnderRestore(mark) ? undefined : mark?.id,
    isUsed: isUsed || mark !== undefined || files.count > 0,
    rows,
    files,
  };
}

/**
 * A file that is damaged or not a database may be replaced; the database of another product may
 * not.
 */
async function refuseForeign({ target, migrations }: RestoreOptions): Promise<void> {
  try {
    await refuseForeignDatabase(target, migrations);
  } catch (error) {
    if (!(error instanceof BetterSqlite.SqliteError)) throw error;
  }
}

const isInUse = async (target: DatabaseTarget): Promise<boolean> =>
  target.provider === "sqlite" ? isSqliteInUse(target.file) : isPostgresInUse(target.url);

/** The part of this release's migration history that the archive was written with. */
function historyOf({ file, migrations, target }: RestoreOptions, { manifest }: Archive): Migration[] {
  const history = readHistory(join(migrations, target.provider));
  const unknown = unknownSteps(
    manifest.migrations,
    history.map(({ name }) => name),
  );
  if (unknown.length > 0) throw new ArchiveError(texts.newerSchema(file, unknown));
  return history.filter(({ name }) => manifest.migrations.includes(name));
}

/** Restores rows and files. Returns where the previous rows are kept. */
async function replaceData(options: RestoreOptions, archive: Archive): Promise<string[]> {
  const { target, storage, now, onChange, progress } = options;
  const isFile = ({ path }: Manifest["entries"][number]) => path.startsWith(filesPrefix);
  const { entries } = archive.manifest;
  const history = historyOf(options, archive);
  const suffix = `before-restore-${stampOf(now)}`;
  const mark = writeMark({ id: restoreUnderWay + randomUUID(), count: 0 });
  const beforeCommit = () => {
    onChange();
    progress.begin(texts.writingFiles, bytesOf(entries.filter(isFile)));
    return placeFiles(archive, { storage, mark });
  };
  progress.begin(texts.writingRows, bytesOf(entries.filter((entry) => !isFile(entry))));
  if (target.provider === "postgresql") {
    const aside = suffix.replaceAll("-", "_").toLowerCase();
    const { url } = target;
    const wasUsed = await loadPostgres(archive, { url, history, aside, beforeCommit });
    return wasUsed ? [`the schema ${aside} of the database`] : [];
  }
  const { file } = target;
  const aside = `${file}.${suffix}`;
  removeRestoring(file);
  try {
    await loadSqlite(archive, { file: restoringPath(file), history, now });
    await beforeCommit();
    const wasUsed = await moveSqlite(file, aside);
    await moveSqlite(restoringPath(file), file);
    return wasUsed ? [aside] : [];
  } finally {
    removeRestoring(file);
  }
}

/**
 * Records the restore in the installation's row and in the audit trail; a database from before
 * installation ids gets one.
 */
async function pairRestored({ db }: Database, now: Date, { takenAt }: Manifest): Promise<InstallationRow> {
  if (!(await findInstallation(db)))
    await insertInstallation(db, { id: randomUUID(), count: 0, pairedAt: now, now });
  return noteRestore(db, { eventId: randomUUID(), takenAt, now });
}

/** The numbers of held-back items, of what was erased again, and of files moved into the bin. */
interface After extends HeldBack {
  readonly erased: ErasedAgain;
  readonly binned: number;
  /** For an archive without files: how many of the files that its rows name are in this storage. */
  readonly files: FileCounts | undefined;
}

/**
 * Completes the restored data: migrates the schema, ends what may have ended since the backup, and
 * erases accounts and subscribers that were deleted since. Afterwards the database and the files match.
 */
async function finish(options: RestoreOptions, archive: Archive): Promise<After> {
  const { target, storage, storedPaths, migrations, now, eraseAgain, progress } = options;
  progress.begin(texts.finishing, 0);
  await migrate(target, migrations, now);
  const binned = await binOthers(archive, { storage, now });
  const database = openDatabase(target);
  try {
    const held = await settleRestored(database, { now, newId: randomUUID });
    const erased = await eraseAgain(database, storage, await mergeDeletions(archive, storage));
    const { id, count } = await pairRestored(database, now, archive.manifest);
    await storage.writeMark(writeMark({ id, count }));
    const files = archive.manifest.withFiles
      ? undefined
      : await countFiles({ db: database.db, storedPaths, storage, now });
    return { ...held, erased, binned, files };
  } finally {
    await database.close();
  }
}

/** Restores the archive into a database that no process of the server uses meanwhile. */
async function restoreHeld(options: RestoreOptions, archive: Archive): Promise<RestoreOutcome> {
  const { file, target, folder, storageName, isConfirmed } = options;
  const { own, others } = ownTablesOf(archive, tablesMadeBy(historyOf(options, archive)));
  const { manifest } = own;
  const places = { database: describeTarget(target), storage: storageName };
  if (await isInUse(target)) throw new ArchiveError(texts.running(places.database));
  // Without its folder, listing the files would wait for a disk that is not mounted.
  if (folder !== undefined) await makeFolder(folder);
  const present = await readTarget(options);
  const verdict = judgeRestore(manifest.installation?.id, present);
  if (verdict === "other") throw new ArchiveError(texts.other(file, places));
  if (verdict === "ask" && !isConfirmed)
    return { isDone: false, lines: texts.ask({ file, manifest, places, present }) };
  await checkRoom(manifest, options);
  const kept = await replaceData(options, own);
  const after = await finish(options, own);
  const said = [
    ...texts.missing(manifest.missing),
    ...texts.otherTables([...manifest.leftOut, ...others]),
    ...texts.withoutFiles(after.files, storageName),
    ...texts.aside(kept),
    ...texts.after(after),
  ];
  return { isDone: true, lines: [texts.done(manifest), ...said] };
}

/**
 * Replaces database and files with an archive's and keeps the existing data aside. Nothing is
 * changed before the whole archive has been read; after a crash in between, no server starts until
 * the restore has been run again.
 * @throws ArchiveError if the archive or the target does not allow it
 */
export async function restore(options: RestoreOptions): Promise<RestoreOutcome> {
  const { file, target, holdDatabase, progress } = options;
  const archive = await openArchive(file, progress);
  try {
    historyOf(options, archive);
    await refuseForeign(options);
    // The lock files lie beside the database.
    if (target.provider === "sqlite") await makeFolder(dirname(target.file));
    const release = holdDatabase();
    if (!release) throw new ArchiveError(texts.running(describeTarget(target)));
    try {
      return await restoreHeld(options, archive);
    } finally {
      release();
    }
  } finally {
    archive.close();
  }
}
