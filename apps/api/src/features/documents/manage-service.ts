import type { AdminDocument, DocumentClient, DocumentDetails, DocumentVersion } from "@sitewright/contracts";
import type { Logger } from "pino";
import type { AdminActor } from "../../auth/actor.ts";
import type { Authorized } from "../../auth/authorized.ts";
import type { Db } from "../../db/open.ts";
import { cutPage, decodeCursor } from "../../db/page-cursor.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import {
  type Deed,
  findVersion,
  listClients,
  listVersions,
  type Revision,
  removeDocument,
  reviseDocument,
  writeOrder,
} from "./manage-store.ts";
import { migrationTexts, readOwnFile } from "./migrate.ts";
import { forManaging, isContentEditable, movedOrder } from "./rules.ts";
import { createShare, type ShareDocument } from "./share.ts";
import { type DocumentWithContent, findDocument, isClient, listByClient } from "./store.ts";
import { adminDocumentOf, clientOf, versionOf } from "./views.ts";

/** What managing documents needs from outside. */
export interface ManageOptions {
  db: Db;
  storage: Storage;
  /** Where files lie while they arrive; on this machine. */
  stagingFolder: string;
  now: () => Date;
  newId: () => string;
  log: Pick<Logger, "warn">;
}

/** An edit, made from the version `from`. Content is left out where it stays as it is. */
export interface DocumentChange extends DocumentDetails {
  id: string;
  from: number;
  content?: string | undefined;
}

interface ClientPage {
  cursor?: string | undefined;
  limit: number;
  email?: string | undefined;
}

/** What administrators do with clients' documents. Every change is written to the audit trail with it. */
export interface DocumentManager extends ShareDocument {
  listClients(
    admin: AdminActor,
    page: ClientPage,
  ): Promise<{ clients: DocumentClient[]; nextCursor: string | null } | Refusal>;
  list(admin: AdminActor, clientId: string): Promise<AdminDocument[] | Refusal>;
  read(
    admin: AdminActor,
    id: string,
  ): Promise<{ document: AdminDocument & { content: string | null }; versions: DocumentVersion[] } | Refusal>;
  readVersion(
    admin: AdminActor,
    id: string,
    version: number,
  ): Promise<(DocumentVersion & { content: string | null }) | Refusal>;
  update(admin: AdminActor, change: DocumentChange): Promise<AdminDocument | Refusal>;
  remove(admin: AdminActor, id: string): Promise<Refusal | undefined>;
  move(admin: AdminActor, id: string, direction: "up" | "down"): Promise<AdminDocument[] | Refusal>;
  migrate(admin: AdminActor, id: string): Promise<{ success: boolean; message: string } | Refusal>;
}

/** Creates the document manager. */
export function createDocumentManager(options: ManageOptions): DocumentManager {
  const { db, storage, now, newId, log } = options;
  const notFound = () => new Refusal("not-found", { detail: migrationTexts.notFound });
  const deedOf = (admin: AdminActor): Deed => ({ auditId: newId(), actorId: admin.account.id, at: now() });
  const find = async (admin: AdminActor, id: string) => forManaging(admin, await findDocument(db, id));
  const listed = async (clientId: string) => (await listByClient(db, clientId)).map(adminDocumentOf);

  async function conflict(id: string): Promise<Refusal> {
    const current = await findDocument(db, id);
    return current ? new Refusal("version-conflict", { current: adminDocumentOf(current) }) : notFound();
  }

  async function revise(
    admin: AdminActor,
    document: Authorized<DocumentWithContent, "manage">,
    revision: Omit<Revision, "beforeId" | "afterId">,
  ): Promise<AdminDocument | Refusal> {
    const rows = { beforeId: newId(), afterId: newId() };
    const isStored = await reviseDocument(db, document, { ...revision, ...rows }, deedOf(admin));
    if (!isStored) return conflict(document.id);
    const stored = await findDocument(db, document.id);
    return stored ? adminDocumentOf(stored) : notFound();
  }

  return {
    ...createShare(options),
    async listClients(_admin, { cursor, limit, email }) {
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      if (cursor !== undefined && !after)
        return refuseField("invalid-request", "cursor", "This is no cursor of this list.");
      const found = await listClients(db, { after, limit, email });
      const page = cutPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      return { clients: page.rows.map(clientOf), nextCursor: page.nextCursor };
    },
    async list(_admin, clientId) {
      return (await isClient(db, clientId)) ? listed(clientId) : new Refusal("not-found");
    },
    async read(admin, id) {
      const document = await find(admin, id);
      if (!document) return notFound();
      const versions = (await listVersions(db, document)).map((row) => versionOf(document, row));
      return { document: { ...adminDocumentOf(document), content: document.content }, versions };
    },
    async readVersion(admin, id, version) {
      const document = await find(admin, id);
      const row = document && (await findVersion(db, document, version));
      return document && row ? { ...versionOf(document, row), content: row.content } : notFound();
    },
    async update(admin, { id, from, content, ...details }) {
      const document = await find(admin, id);
      if (!document) return notFound();
      if (content !== undefined && !isContentEditable(document))
        return refuseField("invalid-input", "content", "The content of an uploaded file cannot be edited.");
      if (document.version !== from) return conflict(id);
      const kept = { content: content ?? document.content, action: "document.update" } as const;
      return revise(admin, document, { ...details, ...kept });
    },
    async remove(admin, id) {
      const document = await find(admin, id);
      if (!document) return notFound();
      await removeDocument(db, document, deedOf(admin));
      if (document.storagePath === null) return undefined;
      try {
        await storage.delete(document.storagePath);
      } catch (err) {
        log.warn({ err, documentId: id }, "a deleted document's file is left for the sweep");
      }
      return undefined;
    },
    async move(admin, id, direction) {
      const document = await find(admin, id);
      if (!document) return notFound();
      const before = await listByClient(db, document.clientId);
      const ids = movedOrder(
        before.map((row) => row.id),
        id,
        direction,
      );
      if (ids && !(await writeOrder(db, { listed: before, ids, moved: document }, deedOf(admin))))
        return new Refusal("version-conflict");
      return listed(document.clientId);
    },
    async migrate(admin, id) {
      const document = await find(admin, id);
      if (!document) return notFound();
      if (document.hasContent) return { success: false, message: migrationTexts.hasContent };
      const file = await readOwnFile(document, { storage, log });
      if ("message" in file) return { success: false, message: file.message };
      const { title, description, icon } = document;
      const revision = {
        title,
        description,
        icon,
        content: file.content,
        action: "document.migrate",
      } as const;
      const revised = await revise(admin, document, revision);
      return revised instanceof Refusal
        ? { success: false, message: migrationTexts.hasContent }
        : { success: true, message: migrationTexts.done };
    },
  };
}
