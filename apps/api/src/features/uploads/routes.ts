import { createUpload, deleteUpload, getUploadContent, getUploadPreview } from "@sitewright/contracts";
import { formBody } from "../../files/receive-form.ts";
import { fileOf } from "../../files/serve-file.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import { fileMaxBytes } from "./limits.ts";
import type { Previews } from "./previews.ts";
import { previewOf } from "./serve-preview.ts";
import type { UploadInput, UploadService } from "./service.ts";

function readInput(c: AppContext, sent: Pick<UploadInput, "key" | "network">): UploadInput | Refusal {
  const form = formBody(c, { maxBytes: fileMaxBytes, tooLarge: "A file can be at most 10 MB." });
  return form instanceof Refusal ? form : { ...form, ...sent, signal: c.req.raw.signal };
}

/** Storing, reading and deleting a client's files. */
export function mountUploads(
  mount: Mount,
  {
    service,
    storage,
    previews,
    networkOf,
  }: { service: UploadService; storage: Storage; previews: Previews; networkOf: ReadNetwork },
): void {
  mount(createUpload, async ({ actor, headers, c }) => {
    const input = readInput(c, { key: headers["idempotency-key"], network: networkOf(c) });
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
    // Another account may sign in with the same browser: it must not get this account's cached picture.
    c.header("Vary", "Cookie");
    return previewOf({ storage, state, previews }, upload);
  });
  mount(deleteUpload, ({ actor, params }) => service.remove(actor, params.id));
}
