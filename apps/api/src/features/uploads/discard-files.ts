import type { Logger } from "pino";
import type { Storage } from "../../storage/storage.ts";
import { isPhotograph, previewPathOf } from "./preview-path.ts";
import type { UploadRow } from "./store.ts";

interface DiscardOptions {
  storage: Storage;
  log: Pick<Logger, "warn">;
}

/** Deletes the files of an upload without a row, including a preview that is not recorded yet. */
export async function discardFiles({ storage, log }: DiscardOptions, upload: UploadRow): Promise<void> {
  const { storagePath, previewPath } = upload;
  const ofPreview = isPhotograph(upload) ? [previewPathOf(storagePath), previewPath ?? storagePath] : [];
  for (const path of new Set([storagePath, ...ofPreview])) {
    try {
      await storage.delete(path);
    } catch (err) {
      // The sweep deletes it later.
      log.warn({ err, path }, "a file without a row could not be deleted");
    }
  }
}
