import type { Authorized } from "../../access/authorized.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";

const rowFields = {
  id: true,
  clientId: true,
  title: true,
  description: true,
  icon: true,
  fileName: true,
  fileUrl: true,
  storagePath: true,
  order: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  uploadedBy: true,
  uploadedByEmail: true,
  receipts: { select: { userId: true, version: true, readAt: true } },
} as const;

/** The first time that a version was opened. */
export interface ReceiptRow {
  userId: string;
  version: number;
  readAt: Date;
}

/** A document without its content. */
export interface DocumentRow {
  id: string;
  clientId: string;
  title: string;
  description: string;
  icon: string;
  fileName: string | null;
  /** The URL as stored; it is never fetched. */
  fileUrl: string | null;
  storagePath: string | null;
  order: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  uploadedBy: string;
  uploadedByEmail: string;
  receipts: ReceiptRow[];
  hasContent: boolean;
}

/** A document with its content. */
export type DocumentWithContent = DocumentRow & { content: string | null };

/** Finds a document of any client. */
export async function findDocument(db: Tx, id: string): Promise<DocumentWithContent | null> {
  const found = await db.clientDocument.findUnique({
    where: { id, deletedAt: null },
    select: { ...rowFields, content: true },
  });
  return found && { ...found, hasContent: found.content !== null };
}

/** True if a document was shared and is now in the bin. */
export const isDocumentInBin = async (db: Tx, id: string): Promise<boolean> =>
  (await db.clientDocument.count({ where: { id, deletedAt: { not: null } } })) > 0;

type Where = { clientId: string } | { id: { in: string[] } };

/**
 * Documents in their clients' orders; those with equal positions oldest first. Contents are not
 * read. The few that are in the bin are filtered out here: with a condition in the query, SQLite
 * without statistics would choose its index and read the whole table.
 */
async function findMany(db: Tx, whose: Where): Promise<DocumentRow[]> {
  const rows = await db.clientDocument.findMany({
    where: whose,
    select: { ...rowFields, deletedAt: true },
    orderBy: [{ order: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
  const empty = await db.clientDocument.findMany({
    where: { ...whose, content: null },
    select: { id: true },
  });
  const isEmpty = new Set(empty.map(({ id }) => id));
  return rows
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ deletedAt: _, ...row }) => ({ ...row, hasContent: !isEmpty.has(row.id) }));
}

/** A client's documents in their order. */
export const listByClient = (db: Tx, clientId: string): Promise<DocumentRow[]> => findMany(db, { clientId });

/** The documents with these ids, of any client. */
export const findRows = (db: Tx, ids: readonly string[]): Promise<DocumentRow[]> =>
  findMany(db, { id: { in: [...ids] } });

export const isClient = async (db: Tx, id: string): Promise<boolean> =>
  (await db.user.findUnique({ where: { id, deletedAt: null }, select: { id: true } })) !== null;

/**
 * Records the first opening of a version; later ones change nothing. Returns when it was first
 * opened.
 */
export async function insertReceipt(
  db: Db,
  document: Authorized<DocumentRow, "receive">,
  { id, version, at }: { id: string; version: number; at: Date },
): Promise<Date> {
  const key = { documentId: document.id, userId: document.clientId, version };
  const where = { documentId_userId_version: key };
  const known = await db.documentReceipt.findUnique({ where, select: { readAt: true } });
  if (known) return known.readAt;
  try {
    await db.documentReceipt.create({ data: { ...key, id, readAt: at } });
    return at;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return (await db.documentReceipt.findUniqueOrThrow({ where, select: { readAt: true } })).readAt;
  }
}
