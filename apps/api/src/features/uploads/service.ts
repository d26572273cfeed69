import { rm } from "node:fs/promises";
import { type Upload, uploadCategories } from "@sitewright/contracts";
import type { SignedInActor } from "../../access/actor.ts";
import type { Authorized } from "../../access/authorized.ts";
import type { FormBody } from "../../files/form-body.ts";
import { receiveForm, type StagedFile } from "../../files/receive-file.ts";
import { refuseForm } from "../../files/refuse-form.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Schedule } from "../../schedule.ts";
import type { AccountTurns } from "../../turns/account-turns.ts";
import { acceptFile } from "./accept-file.ts";
import { fileMaxBytes } from "./limits.ts";
import { forDeleting, forReading } from "./rules.ts";
import { categorySchema, findUpload, hasRoom, removeUpload, type UploadRow } from "./store.ts";
import { discardFiles, type KeepOptions, quotaExceeded, type Sender, storeUpload } from "./store-upload.ts";
import type { UploadsUnderWay } from "./under-way.ts";

/** External dependencies of the upload service. */
export interface UploadOptions extends KeepOptions {
  /** The local folder for files while they are received. */
  stagingFolder: string;
  underWay: UploadsUnderWay;
  schedule: Schedule;
  accountTurns: AccountTurns;
}

export interface UploadInput extends FormBody {
  /** An idempotency key, under which the same file is stored once. */
  key: string | undefined;
  /** Aborted when the browser disconnects: the file is then not stored. */
  signal?: AbortSignal;
}

/** Stored files. Other accounts' files are not found, exactly like nonexistent ones. */
export interface UploadService {
  store(actor: SignedInActor, input: UploadInput): Promise<Upload | Refusal>;
  find(actor: SignedInActor, id: string): Promise<Authorized<UploadRow, "read"> | Refusal>;
  remove(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
}

type Received = Omit<Sender, "category"> & Pick<UploadInput, "key">;

const tooLarge = "A file can be at most 10 MB.";

/** Creates the upload service. The file is stored first and its row last, so a row always has its file. */
export function createUploadService(options: UploadOptions): UploadService {
  const { db, stagingFolder, newId, underWay, schedule, accountTurns } = options;

  async function checkAndStore({ key, ...sender }: Received, file: StagedFile, named: string | undefined) {
    const category = categorySchema.safeParse(named);
    if (!category.success) {
      const message = `This is one of ${uploadCategories.join(", ")}.`;
      return new Refusal("invalid-request", { errors: [{ path: "category", message }] });
    }
    const accepted = await acceptFile(file, category.data);
    if (accepted instanceof Refusal) return accepted;
    const content = JSON.stringify([category.data, file.rawName, file.sha256]);
    const id = creationId(newId, { accountId: sender.owner, what: "upload", key, content });
    // Only once it has arrived: a slow upload must not hold the account's turn.
    return accountTurns(sender.owner, () =>
      storeUpload(options, { ...sender, id, category: category.data, file: accepted }),
    );
  }

  async function receive({ body, contentType }: UploadInput, sender: Received): Promise<Upload | Refusal> {
    const target = { contentType, stagingFolder, maxBytes: fileMaxBytes, schedule, id: newId() };
    const form = await receiveForm(body, target);
    if (typeof form === "string") return refuseForm(form, tooLarge);
    if (!form.file)
      return new Refusal("invalid-request", {
        errors: [{ path: "file", message: "Please choose a file." }],
      });
    try {
      return await checkAndStore(sender, form.file, form.fields.category);
    } finally {
      await rm(form.file.path, { force: true });
    }
  }

  return {
    async store(actor, input) {
      const owner = actor.account.id;
      const begun = underWay.begin(owner, Math.min(input.announcedBytes, fileMaxBytes));
      if (begun instanceof Refusal) return begun;
      try {
        // Files in the staging folder count already: a stalled one is held by its account's quota.
        if (!(await hasRoom(db, owner, begun.reservedBytes))) return quotaExceeded();
        return await receive(input, { owner, key: input.key, signal: input.signal });
      } finally {
        begun.end();
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
      await discardFiles(options, upload);
      return undefined;
    },
  };
}
