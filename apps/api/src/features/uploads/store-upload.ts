import type { Upload } from "@sitewright/contracts";
import type { Logger } from "pino";
import { isRolledBack } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import { newStoragePath } from "../../storage/storage-path.ts";
import type { AcceptedFile } from "./accept-file.ts";
import { userQuota } from "./limits.ts";
import { isPhotograph, previewPathOf } from "./preview-path.ts";
import type { Previews } from "./previews.ts";
import { findUpload, insertUpload, type UploadRow, uploadOf } from "./store.ts";

/** External dependencies of storing files. */
export interface KeepOptions {
  db: Db;
  storage: Storage;
  now: () => Date;
  newId: () => string;
  previews: Previews;
  log: Pick<Logger, "warn">;
}

/** The sender of a file, its category, and whether the request was aborted. */
export interface Sender {
  owner: string;
  category: Upload["type"];
  signal: AbortSignal | undefined;
}

/** The body ended before the form did. */
export const incompleteForm = () =>
  new Refusal("invalid-request", { detail: "The form was not received completely. Please try again." });

/** The account's quota is used up. */
export const quotaExceeded = () =>
  new Refusal("too-large", {
    detail: `An account holds at most ${userQuota.files} files of 1 GB together. Remove some first.`,
  });

/** Deletes the files of an upload without a row, including a preview that is not recorded yet. */
export async function discardFiles({ storage, log }: KeepOptions, upload: UploadRow): Promise<void> {
  const { storagePath, previewPath } = upload;
  const ofPreview = isPhotograph(upload) ? [previewPathOf(storagePath), previewPath ?? storagePath] : [];
  for (const path of new Set([storagePath, ...ofPreview])) {
    try {
      await storage.delete(path);
    } catch (err) {
      // It is swept later.
      log.warn({ err, path }, "a file without a row could not be deleted");
    }
  }
}

/** Stores a file under its path. False where the request was aborted: a file stored anyway is swept. */
async function putFile(
  storage: Storage,
  { storagePath, file, signal }: { storagePath: string; file: AcceptedFile; signal: AbortSignal | undefined },
): Promise<boolean> {
  try {
    await storage.put(storagePath, file.open(), signal);
    return true;
  } catch (error) {
    if (signal?.aborted) return false;
    throw error;
  }
}

/**
 * Stores a validated file, then its row with the job for its preview. A refused one leaves nothing; one whose id is
 * stored already is returned as it is.
 */
export async function storeUpload(
  options: KeepOptions,
  { id, owner, category, signal, file }: Sender & { id: string; file: AcceptedFile },
): Promise<Upload | Refusal> {
  const { db, storage, now, newId, previews } = options;
  const earlier = await findUpload(db, id);
  if (earlier) return uploadOf(earlier);
  const place = { owner, now: now(), random: newId().replaceAll("-", "") };
  const storagePath = newStoragePath({ type: category, fileName: file.name, ...place });
  const { name, contentType, sizeBytes, sha256 } = file;
  if (!(await putFile(storage, { storagePath, file, signal }))) return incompleteForm();
  const described = { category, name, contentType, sizeBytes, sha256, storagePath, previewPath: null };
  const row = { id, userId: owner, ...described };
  const alongside = (tx: Tx) => previews.enqueue(tx, row);
  try {
    const kept = signal?.aborted
      ? incompleteForm()
      : await insertUpload(db, row, { at: place.now, alongside });
    if (kept === true) {
      previews.wake();
      return uploadOf(row);
    }
    await discardFiles(options, row);
    if (kept instanceof Refusal) return kept;
    return kept === false ? quotaExceeded() : uploadOf(kept);
  } catch (error) {
    // The row may be there all the same: a file without one is swept later.
    if (isRolledBack(error)) await discardFiles(options, row);
    throw error;
  }
}
