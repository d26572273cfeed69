import type { Logger } from "pino";
import type { Storage } from "../../storage/storage.ts";

/** Where the files of a deleted account are, and where those that stay are reported. */
export interface FileDeletion {
  storage: Storage;
  log: Pick<Logger, "warn">;
}

/**
 * Deletes the files of an account whose row is gone: those that its rows named, then whatever else lies under its id,
 * such as an upload that was on its way. Never rejects: what cannot be deleted now is swept at the next start.
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
