import { storedType } from "../../files/identify-file.ts";
import type { UploadRow } from "./store.ts";

/** True for a stored picture that gets a preview. A vector drawing is its own preview at any size. */
export const isPhotograph = (upload: Pick<UploadRow, "contentType">): boolean =>
  storedType(upload)?.kind === "picture";

/**
 * The path of a stored file's preview: `{type}/{owner}/{name}.jpg` has `preview/{owner}/{name}.webp`. Always
 * the same, so that deleting a file also finds a preview that another process has not recorded yet.
 */
export const previewPathOf = (storagePath: string): string =>
  `${storagePath.replace(/^[^/]+/, "preview").replace(/\.[^./]*$/, "")}.webp`;

/** The unique key of the job that makes an upload's preview. */
export const previewKey = (uploadId: string): string => `upload-preview:${uploadId}`;
