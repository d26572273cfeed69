import type { Authorized } from "../access/authorized.ts";
import type { FileAnswer } from "../http/send-file.ts";
import { openStored, type Storage } from "../storage/storage.ts";
import { contentTypeOf, storedType } from "./identify-file.ts";

/** Revalidated each time unless set otherwise: the file may be deleted, or the session another account's. */
export const revalidate = "private, no-cache";

/** A response with an entity tag, so that a client's cached copy can be revalidated. */
export type TaggedFile = FileAnswer & { readonly etag: string };

/** The row of a stored file. */
export interface StoredFile {
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly storagePath: string;
}

/** Images are shown in the page; anything else is sent as a download. */
export function isImage(file: Pick<StoredFile, "contentType">): boolean {
  const kind = storedType(file)?.kind;
  return kind === "picture" || kind === "drawing";
}

/** The response for a stored file, with the type that was found in its content when it was stored. */
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
