import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Authorized } from "../../access/authorized.ts";
import { fileOf, isImage, revalidate, type TaggedFile } from "../../files/serve-file.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import type { PreviewState, Previews } from "./previews.ts";
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

/** The storage of previews, and the state of this one. */
interface PreviewSource {
  storage: Storage;
  state: PreviewState;
  previews: Pick<Previews, "makeAgain">;
}

/**
 * The picture in place of a preview. It is cached only if it is its own preview; if the preview is not
 * made yet, it is fetched again each time.
 */
function originalOf(
  { storage, state }: PreviewSource,
  upload: Authorized<UploadRow, "read">,
): TaggedFile | Refusal {
  if (state === "none") return new Refusal("not-found", { detail: "There is no preview of this picture." });
  return fileOf(storage, upload, state === "itself" ? caching : revalidate);
}

/**
 * A picture's preview or, while there is none, the picture itself; not-found if none can be made. One whose
 * file got lost is made again. Other kinds of file have no preview.
 */
export async function previewOf(
  source: PreviewSource,
  upload: Authorized<UploadRow, "read">,
): Promise<TaggedFile | Refusal> {
  if (!isImage(upload)) return new Refusal("not-found");
  const preview = await readStored(source.storage, upload.previewPath);
  if (!preview) {
    if (upload.previewPath !== null) await source.previews.makeAgain(upload);
    return originalOf(source, upload);
  }
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
