import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Db } from "../../db/open.ts";
import type { MakePreview } from "../../files/make-preview.ts";
import type { Storage } from "../../storage/storage.ts";
import { previewPathOf } from "./preview-path.ts";
import { findUpload, notePreview } from "./store.ts";

/** What came of an upload's preview. "done": nothing is left to do, since it is stored or the upload is gone. */
export type PreviewOutcome = "done" | "itself" | "none";

/** What a preview is made with. */
export interface PreviewJobOptions {
  db: Db;
  storage: Storage;
  makePreview: MakePreview;
}

/** Makes, stores and notes one upload's preview. Rejects when the storage or database fails, or `signal` is aborted. */
export type RunPreviewJob = (uploadId: string, signal: AbortSignal) => Promise<PreviewOutcome>;

/** Creates the job. All that it needs to know lies in the upload's row, and doing it twice does no harm. */
export function createPreviewJob({ db, storage, makePreview }: PreviewJobOptions): RunPreviewJob {
  return async (uploadId, signal) => {
    const upload = await findUpload(db, uploadId);
    if (!upload || upload.previewPath !== null) return "done";
    const content = await storage.get(upload.storagePath);
    if (!content) throw new Error(`A row has no file: ${upload.storagePath}`);
    signal.addEventListener("abort", () => content.destroy());
    const preview = await makePreview(await buffer(content));
    signal.throwIfAborted();
    if (typeof preview === "string") return preview;
    const path = previewPathOf(upload.storagePath);
    await storage.put(path, Readable.from([preview]));
    // Deleted while the preview was made: whoever deleted it may have looked before it lay there.
    if (!(await notePreview(db, uploadId, path)) && !(await findUpload(db, uploadId)))
      await storage.delete(path);
    return "done";
  };
}
