import type { DocumentDetails } from "@sitewright/contracts";
import type { Authorized } from "../../auth/authorized.ts";
import { stepByStep } from "../../db/in-pages.ts";
import { oneByOne } from "../../db/one-by-one.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type DocumentRow, type DocumentWithContent, isClient, listByClient } from "./store.ts";
import { deleteFormerDocumentVersion } from "./version-store.ts";

/** Who did something, when, and the id of the record of it. */
export interface Deed {
  auditId: string;
  actorId: string;
  at: Date;
}

type DocumentAction =
  | "document.create"
  | "document.update"
  | "document.delete"
  | "document.move"
  | "document.migrate";

/** Names no person: what is written here outlives accounts. */
async function record(
  tx: Tx,
  { auditId, actorId, at }: Deed,
  { action, id, detail }: { action: DocumentAction; id: string; detail?: string },
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      id: auditId,
      actorId,
      action,
      subjectType: "document",
      subjectId: id,
      detail: detail ?? null,
      createdAt: at,
    },
  });
}

/** A document about to be shared. */
export interface NewDocument extends DocumentDetails {
  id: string;
  versionId: string;
  clientId: string;
  content: string;
  fileName: string | null;
  fileUrl: string | null;
  storagePath: string | null;
  uploadedByEmail: string;
}

/** Stores a document at the end of its client's list; false when the client is gone. */
export function insertDocument(db: Db, document: NewDocument, deed: Deed): Promise<boolean> {
  const { versionId, ...data } = document;
  const { id, clientId, title, description, icon, content } = data;
  const { actorId, at } = deed;
  return oneByOne(db, async (tx) => {
    if (!(await isClient(tx, clientId))) return false;
    const order = await tx.clientDocument.count({ where: { clientId } });
    await tx.clientDocument.create({
      data: { ...data, order, version: 1, createdAt: at, updatedAt: at, uploadedBy: actorId },
    });
    await tx.clientDocumentVersion.create({
      data: {
        id: versionId,
        documentId: id,
        version: 1,
        title,
        description,
        icon,
        content,
        editedBy: actorId,
        createdAt: at,
      },
    });
    await record(tx, deed, { action: "document.create", id });
    return true;
  });
}

/** A document that an administrator may change. */
export type Managed = Authorized<DocumentWithContent, "manage">;

/** What an edit leaves, and the ids of the rows that it may need. */
export interface Revision {
  title: string;
  description: string;
  icon: string;
  content: string | null;
  action: "document.update" | "document.migrate";
  beforeId: string;
  afterId: string;
}

/** The version before the first edit, for documents that were stored without one. */
async function keepBefore(tx: Tx, document: Managed, id: string): Promise<void> {
  const { id: documentId, version, title, description, icon, content } = document;
  const where = { documentId_version: { documentId, version } };
  if (await tx.clientDocumentVersion.findUnique({ where, select: { id: true } })) return;
  const { uploadedBy: editedBy, updatedAt: createdAt } = document;
  await tx.clientDocumentVersion.create({
    data: { id, documentId, version, title, description, icon, content, editedBy, createdAt },
  });
}

/** Stores an edit as the next version, keeping the one before; false when another was stored in the meantime. */
export function reviseDocument(db: Db, document: Managed, revision: Revision, deed: Deed): Promise<boolean> {
  const { action, beforeId, afterId, ...fields } = revision;
  const version = document.version + 1;
  return db.$transaction(async (tx) => {
    const { count } = await tx.clientDocument.updateMany({
      where: { id: document.id, version: document.version },
      data: { ...fields, version, updatedAt: deed.at },
    });
    if (count === 0) return false;
    await keepBefore(tx, document, beforeId);
    const editedBy = deed.actorId;
    const after = { id: afterId, documentId: document.id, version, editedBy, createdAt: deed.at };
    await tx.clientDocumentVersion.create({ data: { ...fields, ...after } });
    await record(tx, deed, { action, id: document.id, detail: `version ${version}` });
    return true;
  });
}

/**
 * Deletes a document with its versions and receipts; those behind it move up, so that the number of documents stays the
 * place of the next. Its file is the caller's affair. The former versions go one by one beforehand: after a crash the
 * document is there as it stands, without them, and can be deleted again.
 */
export async function removeDocument(db: Db, document: Managed, deed: Deed): Promise<void> {
  const { id, clientId } = document;
  await stepByStep(() => db.$transaction((tx) => deleteFormerDocumentVersion(tx, document)));
  await oneByOne(db, async (tx) => {
    const found = await tx.clientDocument.findUnique({ where: { id }, select: { order: true } });
    if (!found) return;
    await tx.clientDocument.delete({ where: { id } });
    const behind = { clientId, order: { gt: found.order } };
    await tx.clientDocument.updateMany({ where: behind, data: { order: { decrement: 1 } } });
    await record(tx, deed, { action: "document.delete", id });
  });
}

class OrderChanged extends Error {}

/**
 * Writes each document's place in a client's list, all or none. False when one of them was moved, added or deleted
 * since the list was read.
 */
export async function writeOrder(
  db: Db,
  { listed, ids, moved }: { listed: readonly DocumentRow[]; ids: readonly string[]; moved: Managed },
  deed: Deed,
): Promise<boolean> {
  const before = new Map(listed.map(({ id, order }) => [id, order]));
  try {
    await oneByOne(db, async (tx) => {
      const now = await listByClient(tx, moved.clientId);
      if (now.length !== listed.length) throw new OrderChanged();
      for (const [order, id] of ids.entries()) {
        if (before.get(id) === order) continue;
        const where = { id, order: before.get(id) ?? -1 };
        const { count } = await tx.clientDocument.updateMany({ where, data: { order } });
        if (count === 0) throw new OrderChanged();
      }
      await record(tx, deed, { action: "document.move", id: moved.id });
    });
    return true;
  } catch (error) {
    if (error instanceof OrderChanged) return false;
    throw error;
  }
}
