import { rm } from "node:fs/promises";
import type { ReadableStream } from "node:stream/web";
import { type Upload, uploadCategories } from "@sitewright/contracts";
import type { Logger } from "pino";
import type { SignedInActor } from "../../auth/actor.ts";
import type { Authorized } from "../../auth/authorized.ts";
import type { Db } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import { newStoragePath } from "../../storage/storage-path.ts";
import { type AcceptedFile, acceptFile } from "./accept-file.ts";
import { fileMaxBytes, uploadMaxMs, userQuota } from "./limits.ts";
import type { MakePreview } from "./make-preview.ts";
import { receiveForm, type StagedFile } from "./receive-file.ts";
import { forDeleting, forReading } from "./rules.ts";
import { findUpload, hasRoom, insertUpload, removeUpload, type UploadRow } from "./store.ts";
import { storePreview } from "./store-preview.ts";
import { categorySchema, uploadOf } from "./views.ts";

/** What the upload service needs from outside. */
export interface UploadOptions {
  db: Db;
  storage: Storage;
  /** Where files lie while they arrive; on this machine. */
  stagingFolder: string;
  now: () => Date;
  newId: () => string;
  makePreview: MakePreview;
  log: Pick<Logger, "warn">;
}

/** A form on its way in. */
export interface UploadInput {
  body: ReadableStream<Uint8Array>;
  contentType: string;
  /** Aborted when the browser goes away: what it no longer waits for is not kept. */
  signal?: AbortSignal;
}

/** Stored files. Somebody else's is not found, exactly as one that never was. */
export interface UploadService {
  store(actor: SignedInActor, input: UploadInput): Promise<Upload | Refusal>;
  find(actor: SignedInActor, id: string): Promise<Authorized<UploadRow, "read"> | Refusal>;
  remove(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
}

type Paths = Pick<UploadRow, "storagePath" | "previewPath">;

/** Who sends a file, as what, and whether they still wait. */
interface Sender {
  owner: string;
  category: Upload["type"];
  signal: AbortSignal | undefined;
}

const notWhole = () =>
  new Refusal("invalid-request", { detail: "The form did not arrive whole. Please try again." });
const tooLarge = () => new Refusal("too-large", { detail: "A file may have at most 10 MB." });
const quotaUsed = () =>
  new Refusal("too-large", {
    detail: `An account holds at most ${userQuota.files} files of 1 GB together. Remove some first.`,
  });

/** Creates the upload service. The file is stored first and its row last, so a row always has its file. */
export function createUploadService(options: UploadOptions): UploadService {
  const { db, storage, stagingFolder, now, newId, log } = options;

  /** What cannot be deleted now has no row any more and is swept later. */
  async function discard({ storagePath, previewPath }: Paths): Promise<void> {
    for (const path of previewPath === null ? [storagePath] : [storagePath, previewPath]) {
      try {
        await storage.delete(path);
      } catch (err) {
        log.warn({ err, path }, "a file without a row could not be deleted");
      }
    }
  }

  async function keep({ owner, category, signal }: Sender, file: AcceptedFile): Promise<Upload | Refusal> {
    const place = { owner, now: now(), random: newId().replaceAll("-", "") };
    const storagePath = newStoragePath({ type: category, fileName: file.name, ...place });
    const { name, contentType, sizeBytes, sha256 } = file;
    await storage.put(storagePath, file.open());
    const previewPath = await storePreview(options, file, place);
    const described = { category, name, contentType, sizeBytes, sha256, storagePath, previewPath };
    const row = { id: newId(), userId: owner, ...described };
    try {
      const kept = signal?.aborted ? notWhole() : await insertUpload(db, row, place.now);
      if (kept === true) return uploadOf(row);
      await discard(row);
      return kept === false ? quotaUsed() : kept;
    } catch (error) {
      await discard(row);
      throw error;
    }
  }

  async function judge(sender: Omit<Sender, "category">, file: StagedFile, named: string | undefined) {
    const category = categorySchema.safeParse(named);
    if (!category.success) {
      const message = `This is one of ${uploadCategories.join(", ")}.`;
      return new Refusal("invalid-request", { errors: [{ path: "category", message }] });
    }
    const accepted = await acceptFile(file, category.data);
    return accepted instanceof Refusal ? accepted : keep({ ...sender, category: category.data }, accepted);
  }

  return {
    async store(actor, { body, contentType, signal: gone }) {
      if (!(await hasRoom(db, actor.account.id, 1))) return quotaUsed();
      const signal = AbortSignal.timeout(uploadMaxMs);
      const target = { contentType, stagingFolder, maxBytes: fileMaxBytes, signal, id: newId() };
      const form = await receiveForm(body, target);
      if (form === "too-large") return tooLarge();
      if (form === "unreadable") return notWhole();
      if (!form.file)
        return new Refusal("invalid-request", {
          errors: [{ path: "file", message: "Please choose a file." }],
        });
      try {
        const sender = { owner: actor.account.id, signal: gone };
        return await judge(sender, form.file, form.fields.category);
      } finally {
        await rm(form.file.path, { force: true });
      }
    },
    async find(actor, id) {
      return forReading(actor, await findUpload(db, id)) ?? new Refusal("not-found");
    },
    async remove(actor, id) {
      const upload = forDeleting(actor, await findUpload(db, id));
      if (!upload) return new Refusal("not-found");
      const removed = await removeUpload(db, upload);
      if (removed === "in-use") return new Refusal("in-use");
      if (removed instanceof Refusal) return removed;
      await discard(upload);
      return undefined;
    },
  };
}
