import type { Authorized } from "../access/authorized.ts";
import type { FileAnswer } from "../http/send-file.ts";
import { openStored, type Storage } from "../storage/storage.ts";
import { contentTypeOf, storedType } from "./identify-file.ts";

/** Asked for anew each time unless said otherwise: the file may be gone, or the session another's. */
export const revalidate = "private, no-cache";

/** An answer whose entity tag shows whether the caller has the file already. */
export type TaggedFile = FileAnswer & { readonly etag: string };

/** A stored file, as its row describes it. */
export interface StoredFile {
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly storagePath: string;
}

/** Whether a file is shown in the page; anything else is handed out as a download. */
export function isImage(file: Pick<StoredFile, "contentType">): boolean {
  const kind = storedType(file)?.kind;
  return kind === "picture" || kind === "drawing";
}

/** A stored file as an answer, of a type that was found in its content when it was stored. */
export function fileOf(
  storage: Storage,
  stored: Authorized<StoredFile, "read">,
  caching = revalidate,
): TaggedFile {
  const type = storedType(stored);
  return {
    name: stored.name,
    ...(type ? { type: contentTypeOf(type) } : { type: "application/octet-stream" }),
    disposition: isImage(stored) ? "inline" : "attachment",
    sizeBytes: stored.sizeBytes,
    etag: `"${stored.sha256}"`,
    caching,
    open: (range) => openStored(storage, stored.storagePath, range),
  };
}
