import type { Logger } from "pino";
import type { Storage } from "../../storage/storage.ts";

/** The storage with the files of a deleted account, and the log for those that could not be deleted. */
export interface FileDeletion {
  storage: Storage;
  log: Pick<Logger, "warn">;
  /** Aborted when the process stops. */
  signal?: AbortSignal;
}

/**
 * Deletes the files of an account whose row is deleted: those that its rows referred to, then
 * everything else under its id, such as an unfinished upload. Never rejects: the hourly sweep
 * deletes whatever is left, using the record of the deletion.
 */
export async function deleteFilesOf(
  account: { id: string; files: readonly string[] },
  { storage, log, signal }: FileDeletion,
): Promise<void> {
  const remove = async (path: string) => {
    signal?.throwIfAborted();
    await storage.delete(path);
  };
  try {
    for (const path of account.files) await remove(path);
    for await (const path of storage.listOf(account.id)) await remove(path);
  } catch (err) {
    log.warn({ err }, "files of a deleted account are left for the next sweep");
  }
}
