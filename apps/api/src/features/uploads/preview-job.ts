import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import type { Db } from "../../db/open.ts";
import type { MakePreview } from "../../files/make-preview.ts";
import { defineJob, type Job, type JobKind } from "../../jobs/job.ts";
import type { Storage } from "../../storage/storage.ts";
import { previewJobLimits } from "./limits.ts";
import { previewPathOf } from "./preview-path.ts";
import { findUpload, savePreviewPath } from "./store.ts";

/** The job that makes an upload's preview. */
export const previewKind: JobKind<{ uploadId: string }> = {
  kind: "upload-preview",
  schema: z.object({ uploadId: z.string() }),
};

/** The outcome of an upload's preview. "stored": its row has the path, or the upload was deleted. */
const previewOutcomes = ["stored", "itself", "none"] as const;
export const previewOutcomeSchema = z.enum(previewOutcomes);
export type PreviewOutcome = z.output<typeof previewOutcomeSchema>;

interface PreviewJobOptions {
  db: Db;
  storage: Storage;
  makePreview: MakePreview;
}

/**
 * Makes, stores and records one upload's preview; its result is the outcome. Fails if the storage or
 * database fails. All its input is in the upload's row, and it is idempotent.
 */
export function createPreviewJob({ db, storage, makePreview }: PreviewJobOptions): Job {
  async function make(uploadId: string, signal: AbortSignal): Promise<PreviewOutcome> {
    const upload = await findUpload(db, uploadId);
    if (!upload || upload.previewPath !== null) return "stored";
    const content = await storage.get(upload.storagePath);
    if (!content) throw new Error(`A row has no file: ${upload.storagePath}`);
    signal.addEventListener("abort", () => content.destroy());
    const preview = await makePreview(await buffer(content));
    signal.throwIfAborted();
    if (typeof preview === "string") return preview;
    const path = previewPathOf(upload.storagePath);
    await storage.put(path, Readable.from([preview]));
    // The upload was deleted while the preview was made; the deletion may have run before the preview was
    // stored.
    if (!(await savePreviewPath(db, uploadId, path)) && !(await findUpload(db, uploadId)))
      await storage.delete(path);
    return "stored";
  }
  return defineJob({
    ...previewKind,
    ...previewJobLimits,
    run: ({ uploadId }, { signal }) => make(uploadId, signal),
  });
}
