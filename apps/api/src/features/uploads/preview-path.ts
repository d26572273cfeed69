import { storedType } from "../../files/identify-file.ts";
import type { UploadRow } from "./store.ts";

/** Whether a stored file is a picture of which a preview is made. A drawing is its own at any size. */
export const isPhotograph = (upload: Pick<UploadRow, "contentType">): boolean =>
  storedType(upload)?.kind === "picture";

/**
 * Where the preview of a stored file lies: `{type}/{owner}/{name}.jpg` has `preview/{owner}/{name}.webp`. Always the
 * same, so that whoever deletes the file finds the preview that another process is about to note.
 */
export const previewPathOf = (storagePath: string): string =>
  `${storagePath.replace(/^[^/]+/, "preview").replace(/\.[^./]*$/, "")}.webp`;

/** The unique key of the job that makes an upload's preview. */
export const previewKey = (uploadId: string): string => `upload-preview:${uploadId}`;
