import { buffer } from "node:stream/consumers";
import type { Authorized } from "../../auth/authorized.ts";
import type { AppContext } from "../../http/app-env.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
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

/** Sends a picture's preview or, where it has none, the picture itself. Other kinds of file have no preview. */
export async function servePreview(
  c: AppContext,
  storage: Storage,
  upload: Authorized<UploadRow, "read">,
): Promise<Response | Refusal> {
  if (!isImage(upload)) return new Refusal("not-found");
  // Another account may use the same browser: its session is not shown what this one has looked at.
  c.header("Vary", "Cookie");
  const preview = await readStored(storage, upload.previewPath);
  if (!preview) return serveFile(c, storage, upload, caching);
  const etag = `"${upload.sha256}-preview"`;
  const name = `${upload.name.replace(/\.[^.]*$/, "")}.webp`;
  setFileHeaders(c, { file: { name, contentType: "image/webp" }, etag, caching });
  if (isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("Content-Length", String(preview.length));
  return c.req.method === "HEAD" ? c.body(null) : c.body(preview);
}
