import { rm } from "node:fs/promises";
import type { ReadableStream } from "node:stream/web";
import { type Upload, uploadCategories } from "@sitewright/contracts";
import type { Logger } from "pino";
import { z } from "zod";
import type { SignedInActor } from "../../auth/actor.ts";
import type { Authorized } from "../../auth/authorized.ts";
import type { Db } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import { newStoragePath } from "../../storage/storage-path.ts";
import { type AcceptedFile, acceptFile } from "./accept-file.ts";
import { fileMaxBytes, uploadMaxMs, userQuota } from "./limits.ts";
import { receiveForm, type StagedFile } from "./receive-file.ts";
import { forDeleting, forReading } from "./rules.ts";
import { findUpload, hasRoom, insertUpload, removeUpload, type UploadRow } from "./store.ts";

/** What the upload service needs from outside. */
export interface UploadOptions {
  db: Db;
  storage: Storage;
  /** Where files lie while they arrive; on this machine. */
  stagingFolder: string;
  now: () => Date;
  newId: () => string;
  log: Pick<Logger, "warn">;
}

/** A form on its way in. */
export interface UploadInput {
  body: ReadableStream<Uint8Array>;
  contentType: string;
}

/** Stored files. Somebody else's is not found, exactly as one that never was. */
export interface UploadService {
  store(actor: SignedInActor, input: UploadInput): Promise<Upload | Refusal>;
  find(actor: SignedInActor, id: string): Promise<Authorized<UploadRow, "read"> | Refusal>;
  remove(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
}

const categorySchema = z.enum(uploadCategories).default("media");

const tooLarge = () => new Refusal("too-large", { detail: "A file may have at most 10 MB." });
const quotaUsed = () =>
  new Refusal("too-large", {
    detail: `An account holds at most ${userQuota.files} files of 1 GB together. Remove some first.`,
  });

const uploadOf = ({ id, name, category, sizeBytes, storagePath }: UploadRow): Upload => ({
  id,
  name,
  type: categorySchema.parse(category),
  size: sizeBytes,
  url: `/api/uploads/${id}/content`,
  storagePath,
});

/** Creates the upload service. The file is stored first and its row last, so a row always has its file. */
export function createUploadService(options: UploadOptions): UploadService {
  const { db, storage, stagingFolder, now, newId, log } = options;

  /** What cannot be deleted now has no row any more and is swept later. */
  async function discard(storagePath: string): Promise<void> {
    try {
      await storage.delete(storagePath);
    } catch (err) {
      log.warn({ err, storagePath }, "a file without a row could not be deleted");
    }
  }

  async function keep(
    actor: SignedInActor,
    category: Upload["type"],
    file: AcceptedFile,
  ): Promise<Upload | Refusal> {
    const owner = actor.account.id;
    const at = now();
    const random = newId().replaceAll("-", "");
    const storagePath = newStoragePath({ type: category, owner, now: at, random, fileName: file.name });
    const { name, contentType, sizeBytes, sha256 } = file;
    const row = { id: newId(), userId: owner, category, name, contentType, sizeBytes, sha256, storagePath };
    await storage.put(storagePath, file.open());
    try {
      if (await insertUpload(db, row, at)) return uploadOf(row);
    } catch (error) {
      await discard(storagePath);
      throw error;
    }
    await discard(storagePath);
    return quotaUsed();
  }

  async function judge(actor: SignedInActor, file: StagedFile, fields: Readonly<Record<string, string>>) {
    const category = categorySchema.safeParse(fields.category);
    if (!category.success) {
      const message = `This is one of ${uploadCategories.join(", ")}.`;
      return new Refusal("invalid-request", { errors: [{ path: "category", message }] });
    }
    const accepted = await acceptFile(file, category.data);
    return accepted instanceof Refusal ? accepted : keep(actor, category.data, accepted);
  }

  return {
    async store(actor, { body, contentType }) {
      if (!(await hasRoom(db, actor.account.id, 1))) return quotaUsed();
      const signal = AbortSignal.timeout(uploadMaxMs);
      const target = { contentType, stagingFolder, maxBytes: fileMaxBytes, signal, id: newId() };
      const form = await receiveForm(body, target);
      if (form === "too-large") return tooLarge();
      if (form === "unreadable")
        return new Refusal("invalid-request", { detail: "The form did not arrive whole. Please try again." });
      if (!form.file)
        return new Refusal("invalid-request", {
          errors: [{ path: "file", message: "Please choose a file." }],
        });
      try {
        return await judge(actor, form.file, form.fields);
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
      if (!(await removeUpload(db, upload))) return new Refusal("in-use");
      await discard(upload.storagePath);
      return undefined;
    },
  };
}
