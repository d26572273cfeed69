import type { Logger } from "pino";
import type { Storage } from "../../storage/storage.ts";

/** The storage with the files of a deleted account, and the log for those that could not be deleted. */
export interface FileDeletion {
  storage: Storage;
  log: Pick<Logger, "warn">;
}

/**
 * Deletes the files of an account whose row is deleted: those that its rows referred to, then
 * everything else under its id, such as an unfinished upload. Never rejects: the hourly sweep
 * deletes whatever is left, using the record of the deletion.
 */
export async function deleteFilesOf(
  account: { id: string; files: readonly string[] },
  { storage, log }: FileDeletion,
): Promise<void> {
  try {
    for (const path of account.files) await storage.delete(path);
    for await (const path of storage.listOf(account.id)) await storage.delete(path);
  } catch (err) {
    log.warn({ err }, "files of a deleted account are left for the next sweep");
  }
}
