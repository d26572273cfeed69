import type { Logger } from "pino";
import type { DatabaseTarget } from "../db/target.ts";
import type { FileReferences } from "../files/stored-paths.ts";
import type { NotifyStaff } from "../staff-notices/notify.ts";
import type { Storage } from "../storage/storage.ts";
import { countFiles } from "./count-files.ts";
import { isRestoreMark, isUnderRestore, type Mark, readMark, writeMark } from "./mark.ts";
import { readInstallationId } from "./read-id.ts";
import { doFit, judgePairing } from "./rules.ts";
import {
  countUp,
  findInstallation,
  hasAccounts,
  type InstallationRow,
  insertInstallation,
  notePairing,
} from "./store.ts";
import { lostMark, type Places, refusalText, unfinishedText } from "./texts.ts";

/** The database and the files do not belong together; the message names both and the remedy. */
export class InstallationError extends Error {
  override name = "InstallationError";
}

interface CheckOptions extends FileReferences {
  readonly storage: Storage;
  readonly places: Places;
  readonly now: Date;
  readonly newId: () => string;
  readonly log: Pick<Logger, "warn">;
}

/** True if a file is stored outside the bin. */
export async function hasFiles(storage: Pick<Storage, "list">): Promise<boolean> {
  for await (const _ of storage.list()) return true;
  return false;
}

/**
 * Refuses to start on a storage whose restore was not finished: if it was killed while it moved database
 * files, there may be none under the configured name. @throws InstallationError
 */
export async function refuseUnfinishedRestore(
  storage: Pick<Storage, "readMark">,
  places: Places,
): Promise<void> {
  if (isRestoreMark(await storage.readMark())) throw new InstallationError(unfinishedText(places));
}

/**
 * Refuses to create a new database for a storage that already has files of an installation. Called before
 * anything is created. @throws InstallationError
 */
export async function checkBeforeNewDatabase(storage: Storage, places: Places): Promise<void> {
  await refuseUnfinishedRestore(storage, places);
  if ((await storage.readMark()) !== undefined || (await hasFiles(storage)))
    throw new InstallationError(refusalText("empty-database", places));
}

/**
 * Refuses to migrate a database that belongs to another installation than the files: the server of that
 * installation may be an older release that is still running on it. @throws InstallationError
 */
export async function checkBeforeUpgrade(
  target: DatabaseTarget,
  storage: Pick<Storage, "readMark">,
  places: Places,
): Promise<void> {
  const mark = readMark(await storage.readMark());
  if (!mark || isUnderRestore(mark)) return;
  const id = await readInstallationId(target);
  if (id !== undefined && id !== mark.id) throw new InstallationError(refusalText("different", places));
}

/** Gives both sides the same id if rows and files show that they belong together. */
async function pairByContent(mark: Mark | undefined, options: CheckOptions): Promise<InstallationRow> {
  const { db, places, now, newId } = options;
  const counts = await countFiles(options);
  if (!doFit(counts)) throw new InstallationError(refusalText("compare", places, counts));
  // If the storage has an id and the database has none, the database is a restored backup from before
  // installation ids.
  const pairedAt = mark ? now : null;
  const id = mark?.id ?? newId();
  return insertInstallation(db, { id, count: mark?.count ?? 0, pairedAt, now });
}

/** Marks a storage that has no mark yet; if two installations do so at once, one of them is refused. */
async function claim(id: string, text: string, { storage, places }: CheckOptions): Promise<void> {
  if (await storage.claimMark(text)) return;
  if (readMark(await storage.readMark())?.id !== id)
    throw new InstallationError(refusalText("different", places));
  await storage.writeMark(text);
}

/**
 * Counts this start, in the database first: a storage with a higher count belongs to a newer database.
 */
async function recordUse(row: InstallationRow, mark: Mark | undefined, options: CheckOptions) {
  const { db, storage, now, log } = options;
  const seen = mark?.count ?? 0;
  const isRestored = seen > row.count;
  if (isRestored) {
    log.warn({ seen, count: row.count }, "the database is older than the files: a backup was restored");
    await notePairing(db, now);
  }
  const counted = await countUp(db, row, seen);
  const text = writeMark({ id: counted.id, count: counted.count });
  if (mark) await storage.writeMark(text);
  else await claim(counted.id, text, options);
  return counted;
}

/**
 * Makes sure that a database and a storage belong together: both have the same installation id. A new
 * installation gets an id; one from before ids gets one only if rows and files match. @throws
 * InstallationError if they do not belong together, or if that cannot be determined
 */
export async function checkInstallation(options: CheckOptions): Promise<InstallationRow> {
  const { db, storage, places } = options;
  const row = (await findInstallation(db)) ?? undefined;
  await refuseUnfinishedRestore(storage, places);
  const mark = readMark(await storage.readMark());
  const verdict = judgePairing({
    database: { id: row?.id, hasAccounts: await hasAccounts(db) },
    storage: { id: mark?.id, hasFiles: await hasFiles(storage) },
  });
  switch (verdict) {
    case "different":
    case "empty-database":
      throw new InstallationError(refusalText(verdict, places));
    case "same":
    case "compare": {
      const paired = verdict === "same" && row ? row : await pairByContent(mark, options);
      return recordUse(paired, mark, options);
    }
  }
}

/** The mark's id; undefined also if the mark cannot be read. */
function idIn(text: string | undefined): string | undefined {
  try {
    return readMark(text)?.id;
  } catch {
    return undefined;
  }
}

/**
 * Counts an hour of use, so that a backup from earlier in the same run is recognised if it is restored.
 * Only over the installation's own mark: a storage that was emptied or exchanged under the server would
 * otherwise be accepted by the next start. Staff are then notified.
 */
export async function countHour({
  db,
  storage,
  notifyStaff,
}: Pick<CheckOptions, "db" | "storage"> & { readonly notifyStaff: NotifyStaff }): Promise<void> {
  const row = await findInstallation(db);
  if (!row) return;
  if (idIn(await storage.readMark()) !== row.id) return notifyStaff(lostMark);
  const { id, count } = await countUp(db, row, 0);
  await storage.writeMark(writeMark({ id, count }));
}
