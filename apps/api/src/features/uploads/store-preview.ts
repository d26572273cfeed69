import { Readable } from "node:stream";
import type { Logger } from "pino";
import type { Storage } from "../../storage/storage.ts";
import { newStoragePath } from "../../storage/storage-path.ts";
import type { AcceptedFile } from "./accept-file.ts";
import type { MakePreview } from "./make-preview.ts";

interface PreviewOptions {
  makePreview: MakePreview;
  storage: Storage;
  log: Pick<Logger, "warn">;
}

/** Whose preview, and what its path is made of. */
interface PreviewPlace {
  owner: string;
  now: Date;
  random: string;
}

/** Makes and stores a picture's preview; its path, or null where there is none. Never rejects: the file counts. */
export async function storePreview(
  { makePreview, storage, log }: PreviewOptions,
  { picture, sizeBytes, name }: AcceptedFile,
  place: PreviewPlace,
): Promise<string | null> {
  if (picture === undefined) return null;
  try {
    const preview = await makePreview({ path: picture, sizeBytes });
    if (!preview) return null;
    const fileName = `${name.replace(/\.[^.]*$/, "")}.webp`;
    const path = newStoragePath({ type: "preview", fileName, ...place });
    await storage.put(path, Readable.from([preview]));
    return path;
  } catch (err) {
    log.warn({ err }, "a preview could not be stored");
    return null;
  }
}
