import type { Logger } from "pino";
import type { DatabaseTarget } from "../db/target.ts";
import type { FileReferences } from "../files/stored-paths.ts";
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
import { type Places, refusalText, unfinishedText } from "./texts.ts";

/** Database and files must not be used together; the message names both and the remedy. */
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

async function hasFiles(storage: Storage): Promise<boolean> {
  for await (const _ of storage.list()) return true;
  return false;
}

/**
 * Refuses a storage whose restore was not finished. One that was killed while it moved database files may
 * have left none under the configured name. @throws InstallationError
 */
export async function refuseUnfinishedRestore(
  storage: Pick<Storage, "readMark">,
  places: Places,
): Promise<void> {
  if (isRestoreMark(await storage.readMark())) throw new InstallationError(unfinishedText(places));
}

/**
 * Refuses to create a new database for a storage that has an installation's files, before anything is
 * created. @throws InstallationError
 */
export async function checkBeforeNewDatabase(storage: Storage, places: Places): Promise<void> {
  await refuseUnfinishedRestore(storage, places);
  if ((await storage.readMark()) !== undefined || (await hasFiles(storage)))
    throw new InstallationError(refusalText("empty-database", places));
}

/**
 * Refuses a database of another installation than the files before it is migrated: the other one's server may
 * be an older release that still runs on it. @throws InstallationError
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

/** Gives both sides one id if rows and files show that they belong together. */
async function pairByContent(mark: Mark | undefined, options: CheckOptions): Promise<InstallationRow> {
  const { db, places, now, newId } = options;
  const counts = await countFiles(options);
  if (!doFit(counts)) throw new InstallationError(refusalText("compare", places, counts));
  // A storage with an id and a database without one: the database is a backup that is older than ids.
  const pairedAt = mark ? now : null;
  const id = mark?.id ?? newId();
  return insertInstallation(db, { id, count: mark?.count ?? 0, pairedAt, now });
}

/** Marks a storage that has no mark yet; of two installations that do so at once, one is refused. */
async function claim(id: string, text: string, { storage, places }: CheckOptions): Promise<void> {
  if (await storage.claimMark(text)) return;
  if (readMark(await storage.readMark())?.id !== id)
    throw new InstallationError(refusalText("different", places));
  await storage.writeMark(text);
}

/** Counts this start, first in the database; a storage with a higher count belongs to a newer database. */
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
 * installation gets one; one that is older than ids gets one only where rows and files match. @throws
 * InstallationError where they do not belong together, or that cannot be known
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

/** Counts an hour of use, so that a restored backup from earlier in the same run is recognised as one. */
export async function countHour({ db, storage }: Pick<CheckOptions, "db" | "storage">): Promise<void> {
  const row = await findInstallation(db);
  if (!row) return;
  const { id, count } = await countUp(db, row, 0);
  await storage.writeMark(writeMark({ id, count }));
}
