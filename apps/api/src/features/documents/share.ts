import { Readable } from "node:stream";
import type { AdminDocument, DocumentDetails } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { createOnce } from "../../db/create-once.ts";
import { isRolledBack } from "../../db/fault.ts";
import type { FormBody } from "../../files/receive-form.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { newStoragePath } from "../../storage/storage-path.ts";
import type { ManageOptions } from "./manage-options.ts";
import { insertDocument, type NewDocument } from "./manage-store.ts";
import { type ReceivedDocument, receiveDocument } from "./receive-document.ts";
import { findDocument, isClient, isDocumentInBin } from "./store.ts";
import { adminDocumentOf, fileUrlOf } from "./views.ts";

/** Sharing a new document with a client. */
export interface ShareDocument {
  /** Typed Markdown. `key`: an idempotency key, under which the same document is shared once. */
  create(
    staff: Staff<"documents">,
    input: DocumentDetails & { clientId: string; content: string },
    key: string | undefined,
  ): Promise<AdminDocument | Refusal>;
  /** Like `create`, with a Markdown file and its details as a multipart form. */
  upload(
    staff: Staff<"documents">,
    form: FormBody,
    key: string | undefined,
  ): Promise<AdminDocument | Refusal>;
}

const noClient = () => refuseField("invalid-input", "clientId", "Please select a client");

const inBin = () =>
  refuseField("invalid-input", "title", "This document is in the bin. Restore it there first.");

/** Creates the sharing part. A file is stored first and its row last, so a row always has its file. */
export function createShare(options: ManageOptions): ShareDocument {
  const { db, storage, stagingFolder, now, newId, schedule, log } = options;
  async function insert(
    staff: Staff<"documents">,
    document: Omit<NewDocument, "versionId" | "uploadedByEmail">,
  ): Promise<AdminDocument | Refusal> {
    const { id: actorId, email: uploadedByEmail } = staff.account;
    const origin = { eventId: newId(), actorId, at: now() };
    if (!(await insertDocument(db, { ...document, versionId: newId(), uploadedByEmail }, origin)))
      return noClient();
    const stored = await findDocument(db, document.id);
    return stored ? adminDocumentOf(stored) : new Refusal("not-found");
  }

  /** If a file cannot be deleted now, the sweep deletes it later, because it has no row. */
  async function discard(storagePath: string): Promise<void> {
    try {
      await storage.delete(storagePath);
    } catch (err) {
      log.warn({ err, storagePath }, "a file without a row could not be deleted");
    }
  }

  async function findEarlier(id: string): Promise<AdminDocument | Refusal | undefined> {
    const earlier = await findDocument(db, id);
    if (earlier) return adminDocumentOf(earlier);
    return (await isDocumentInBin(db, id)) ? inBin() : undefined;
  }

  /** Stores a file and then its document. */
  async function storeFile(
    staff: Staff<"documents">,
    id: string,
    { bytes, ...document }: ReceivedDocument,
  ): Promise<AdminDocument | Refusal> {
    const { clientId: owner, fileName } = document;
    // Checked before anything is stored under the client's id.
    if (!(await isClient(db, owner))) return noClient();
    const random = newId().replaceAll("-", "");
    const storagePath = newStoragePath({ type: "documents", owner, now: now(), random, fileName });
    await storage.put(storagePath, Readable.from([bytes]));
    try {
      const shared = await insert(staff, { ...document, id, fileUrl: fileUrlOf(id), storagePath });
      if (shared instanceof Refusal) await discard(storagePath);
      return shared;
    } catch (error) {
      // Without a certain rollback the row may exist: the file stays, and is swept later if it has
      // no row.
      if (isRolledBack(error)) await discard(storagePath);
      throw error;
    }
  }

  return {
    async create(staff, input, key) {
      const { clientId, title, description, icon, content: typed } = input;
      const content = JSON.stringify([clientId, title, description, icon, typed]);
      const id = creationId(newId, { accountId: staff.account.id, kind: "document", key, content });
      return createOnce(
        () => findEarlier(id),
        () => insert(staff, { ...input, id, fileName: null, fileUrl: null, storagePath: null }),
      );
    },
    async upload(staff, form, key) {
      const received = await receiveDocument(form, { stagingFolder, id: newId(), schedule });
      if (received instanceof Refusal) return received;
      const { clientId, title, description, icon, fileName, content: text } = received;
      const content = JSON.stringify([clientId, title, description, icon, fileName, text]);
      const id = creationId(newId, { accountId: staff.account.id, kind: "document-file", key, content });
      return createOnce(
        () => findEarlier(id),
        () => storeFile(staff, id, received),
      );
    },
  };
}
