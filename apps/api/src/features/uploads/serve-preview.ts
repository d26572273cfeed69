import { buffer } from "node:stream/consumers";
import type { Authorized } from "../../access/authorized.ts";
import type { AppContext } from "../../http/app-env.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import { previewWaitMs } from "./limits.ts";
import { isPhotograph } from "./preview-path.ts";
import type { PreviewQueue } from "./preview-queue.ts";
import type { Schedule } from "./schedule.ts";
import { isImage, isKnown, serveFile, setFileHeaders } from "./serve-file.ts";
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
 * Sends the picture in place of a preview. For good only where it is its own preview; one that has none yet is asked
 * for anew each time.
 */
function serveOriginal(
  c: AppContext,
  { storage, previews }: PreviewSource,
  upload: Authorized<UploadRow, "read">,
): Promise<Response> | Refusal {
  const outcome = isPhotograph(upload) ? previews.outcomeOf(upload.id) : "itself";
  if (outcome === "none") return new Refusal("not-found", { detail: "There is no preview of this picture." });
  if (outcome === "itself") return serveFile(c, storage, upload, caching);
  return serveFile(c, storage, upload);
}

/**
 * Sends a picture's preview or, while it has none, the picture itself; not-found once it is known that none can be
 * made. Other kinds of file have no preview.
 */
export async function servePreview(
  c: AppContext,
  source: PreviewSource,
  upload: Authorized<UploadRow, "read">,
): Promise<Response | Refusal> {
  if (!isImage(upload)) return new Refusal("not-found");
  const preview = await readStored(source.storage, upload.previewPath);
  // Another account may use the same browser: its session is not shown what this one has looked at.
  c.header("Vary", "Cookie");
  if (!preview) return serveOriginal(c, source, upload);
  const etag = `"${upload.sha256}-preview"`;
  const name = `${upload.name.replace(/\.[^.]*$/, "")}.webp`;
  setFileHeaders(c, { file: { name, contentType: "image/webp" }, etag, caching });
  if (isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("Content-Length", String(preview.length));
  return c.req.method === "HEAD" ? c.body(null) : c.body(preview);
}
