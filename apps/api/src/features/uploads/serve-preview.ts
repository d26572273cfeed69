import { buffer } from "node:stream/consumers";
import type { Authorized } from "../../auth/authorized.ts";
import type { AppContext } from "../../http/app-env.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import type { PreviewState } from "./previews.ts";
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

/** Where previews lie, and what is known of this one. */
interface PreviewSource {
  storage: Storage;
  state: PreviewState;
}

/**
 * Sends the picture in place of a preview. For good only where it is its own preview; one that has none yet is asked
 * for anew each time.
 */
function serveOriginal(
  c: AppContext,
  { storage, state }: PreviewSource,
  upload: Authorized<UploadRow, "read">,
): Promise<Response> | Refusal {
  if (state === "none") return new Refusal("not-found", { detail: "There is no preview of this picture." });
  if (state === "itself") return serveFile(c, storage, upload, caching);
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
