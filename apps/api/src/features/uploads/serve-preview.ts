import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Authorized } from "../../auth/authorized.ts";
import { fileOf, isImage, revalidate, type TaggedFile } from "../../files/serve-file.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Schedule } from "../../schedule.ts";
import type { Storage } from "../../storage/storage.ts";
import { previewWaitMs } from "./limits.ts";
import { isPhotograph } from "./preview-path.ts";
import type { PreviewQueue } from "./preview-queue.ts";
import type { UploadRow } from "./store.ts";

/** A day, in the caller's own browser: a preview never changes. */
const caching = "private, max-age=86400";

async function readStored(
  storage: Storage,
  path: string | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = path === null ? undefined : await storage.get(path);
  return content && new Uint8Array(await buffer(content));
}

/** Where previews lie, and who makes those that are missing. */
interface PreviewSource {
  storage: Storage;
  previews: PreviewQueue;
}

/**
 * Has the preview made of a picture that has none yet, and waits for it a moment, so that a browser which has just sent
 * a large picture need not fetch it back. True where the upload's row may tell more now.
 */
export async function waitForPreview(
  { previews, schedule }: Pick<PreviewSource, "previews"> & { schedule: Schedule },
  upload: Authorized<UploadRow, "read">,
): Promise<boolean> {
  if (upload.previewPath !== null || !isPhotograph(upload) || previews.outcomeOf(upload.id)) return false;
  previews.add({ uploadId: upload.id, owner: upload.userId });
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const cancel = schedule(resolve, previewWaitMs);
  await Promise.race([previews.settled(upload.id), late]);
  cancel();
  return true;
}

/**
 * The picture in place of a preview. For good only where it is its own preview; one that has none yet is asked for anew
 * each time.
 */
function originalOf(
  { storage, previews }: PreviewSource,
  upload: Authorized<UploadRow, "read">,
): TaggedFile | Refusal {
  const outcome = isPhotograph(upload) ? previews.outcomeOf(upload.id) : "itself";
  if (outcome === "none") return new Refusal("not-found", { detail: "There is no preview of this picture." });
  return fileOf(storage, upload, outcome === "itself" ? caching : revalidate);
}

/**
 * A picture's preview or, while it has none, the picture itself; not-found once it is known that none can be made. Other
 * kinds of file have no preview.
 */
export async function previewOf(
  source: PreviewSource,
  upload: Authorized<UploadRow, "read">,
): Promise<TaggedFile | Refusal> {
  if (!isImage(upload)) return new Refusal("not-found");
  const preview = await readStored(source.storage, upload.previewPath);
  if (!preview) return originalOf(source, upload);
  return {
    name: `${upload.name.replace(/\.[^.]*$/, "")}.webp`,
    type: "image/webp",
    disposition: "inline",
    sizeBytes: preview.length,
    etag: `"${upload.sha256}-preview"`,
    caching,
    open: async ({ start, end } = { start: 0, end: preview.length - 1 }) =>
      Readable.from([preview.subarray(start, end + 1)]),
  };
}
