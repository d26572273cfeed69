import type { DocumentDetails } from "@sitewright/contracts";
import type { Authorized } from "../../access/authorized.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import { type DocumentRow, type DocumentWithContent, isClient, listByClient } from "./store.ts";

/** A document to be shared. */
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

/** Stores a document at the end of its client's list; false when the client was deleted. */
export function insertDocument(db: Db, document: NewDocument, origin: EventOrigin): Promise<boolean> {
  const { versionId, ...data } = document;
  const { id, clientId, title, description, icon, content } = data;
  const { actorId, at } = origin;
  return inSerializableTransaction(db, async (tx) => {
    if (!(await isClient(tx, clientId))) return false;
    const order = await tx.clientDocument.count({ where: { clientId, deletedAt: null } });
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
    await recordEvent(tx, { ...origin, action: "document.create", subjectId: id });
    return true;
  });
}

/** A document that a staff member may change. */
export type Managed = Authorized<DocumentWithContent, "manage">;

/** An edited document, and ids for the rows that it may add. */
export interface Revision {
  title: string;
  description: string;
  icon: string;
  content: string | null;
  action: "document.update" | "document.migrate";
  beforeId: string;
  afterId: string;
}

/** Stores the version before the first edit, for documents from before versions were kept. */
async function keepBefore(tx: Tx, document: Managed, id: string): Promise<void> {
  const { id: documentId, version, title, description, icon, content } = document;
  const where = { documentId_version: { documentId, version } };
  if (await tx.clientDocumentVersion.findUnique({ where, select: { id: true } })) return;
  const { uploadedBy: editedBy, updatedAt: createdAt } = document;
  await tx.clientDocumentVersion.create({
    data: { id, documentId, version, title, description, icon, content, editedBy, createdAt },
  });
}

/**
 * Stores an edit as the next version and keeps the previous one; false if another was stored
 * meanwhile.
 */
export function reviseDocument(
  db: Db,
  document: Managed,
  revision: Revision,
  origin: EventOrigin,
): Promise<boolean> {
  const { action, beforeId, afterId, ...fields } = revision;
  const version = document.version + 1;
  return db.$transaction(async (tx) => {
    const { count } = await tx.clientDocument.updateMany({
      where: { id: document.id, version: document.version, deletedAt: null },
      data: { ...fields, version, updatedAt: origin.at },
    });
    if (count === 0) return false;
    await keepBefore(tx, document, beforeId);
    const editedBy = origin.actorId;
    const after = { id: afterId, documentId: document.id, version, editedBy, createdAt: origin.at };
    await tx.clientDocumentVersion.create({ data: { ...fields, ...after } });
    await recordEvent(tx, { ...origin, action, subjectId: document.id, detail: `version ${version}` });
    return true;
  });
}

/**
 * Moves a document to the bin; later ones move up, so that the number of documents is always the
 * next position. Does nothing if it is already in the bin, or deleted.
 */
export async function binDocument(db: Db, { id, clientId }: Managed, origin: EventOrigin): Promise<void> {
  await inSerializableTransaction(db, async (tx) => {
    const where = { id, deletedAt: null };
    const found = await tx.clientDocument.findUnique({ where, select: { order: true } });
    if (!found) return;
    await tx.clientDocument.updateMany({ where, data: { deletedAt: origin.at } });
    const behind = { clientId, deletedAt: null, order: { gt: found.order } };
    await tx.clientDocument.updateMany({ where: behind, data: { order: { decrement: 1 } } });
    await recordEvent(tx, { ...origin, action: "document.delete", subjectId: id });
  });
}

class OrderChanged extends Error {}

/**
 * Writes each document's position in a client's list, all or none. Returns false if one of them was
 * moved, added or deleted since the list was read.
 */
export async function writeOrder(
  db: Db,
  { listed, ids, moved }: { listed: readonly DocumentRow[]; ids: readonly string[]; moved: Managed },
  origin: EventOrigin,
): Promise<boolean> {
  const before = new Map(listed.map(({ id, order }) => [id, order]));
  try {
    await inSerializableTransaction(db, async (tx) => {
      const now = await listByClient(tx, moved.clientId);
      if (now.length !== listed.length) throw new OrderChanged();
      for (const [order, id] of ids.entries()) {
        if (before.get(id) === order) continue;
        const where = { id, order: before.get(id) ?? -1 };
        const { count } = await tx.clientDocument.updateMany({ where, data: { order } });
        if (count === 0) throw new OrderChanged();
      }
      await recordEvent(tx, { ...origin, action: "document.move", subjectId: moved.id });
    });
    return true;
  } catch (error) {
    if (error instanceof OrderChanged) return false;
    throw error;
  }
}
