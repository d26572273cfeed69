import { createUpload, deleteUpload, getUploadContent, getUploadPreview } from "@sitewright/contracts";
import { fileOf } from "../../files/serve-file.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import { fileMaxBytes } from "./limits.ts";
import type { Previews } from "./previews.ts";
import { previewOf } from "./serve-preview.ts";
import type { UploadInput, UploadService } from "./service.ts";

/** Boundaries, headers and the other fields of the form. */
const formOverheadBytes = 64 * 1024;

function readInput(c: AppContext): UploadInput | Refusal {
  const contentType = c.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    return new Refusal("unsupported-type", { detail: "Send multipart/form-data." });
  const announced = c.req.header("content-length");
  const announcedBytes = announced === undefined ? fileMaxBytes : Number(announced);
  if (announcedBytes > fileMaxBytes + formOverheadBytes)
    return new Refusal("too-large", { detail: "A file may have at most 10 MB." });
  const { body } = c.req.raw;
  return body
    ? { body, contentType, announcedBytes, signal: c.req.raw.signal }
    : new Refusal("invalid-request", { detail: "The form is empty." });
}

/** Storing, reading and deleting a client's files. */
export function mountUploads(
  mount: Mount,
  { service, storage, previews }: { service: UploadService; storage: Storage; previews: Previews },
): void {
  mount(createUpload, async ({ actor, c }) => {
    const input = readInput(c);
    return input instanceof Refusal ? input : service.store(actor, input);
  });
  mount(getUploadContent, async ({ actor, params }) => {
    const upload = await service.find(actor, params.id);
    return upload instanceof Refusal ? upload : fileOf(storage, upload);
  });
  mount(getUploadPreview, async ({ actor, params, c }) => {
    const found = await service.find(actor, params.id);
    if (found instanceof Refusal) return found;
    const state = await previews.waitFor(found);
    const upload = found.previewPath === null ? await service.find(actor, params.id) : found;
    if (upload instanceof Refusal) return upload;
    // Another account may use the same browser: its session must not get this one's cached picture.
    c.header("Vary", "Cookie");
    return previewOf({ storage, state }, upload);
  });
  mount(deleteUpload, ({ actor, params }) => service.remove(actor, params.id));
}
