import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import { afterPlace, type BinPlace } from "./bin-cursor.ts";

/** An item in the bin. `owner` is its owner, or the account's address. */
export interface BinRow {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly deletedAt: Date;
}

/** One page of a kind: `take` items after a position. */
interface BinPage {
  readonly after: BinPlace | undefined;
  readonly take: number;
}

/** The outcome of a restore: the item's account may be in the bin itself. */
export type Restored = "restored" | "not-found" | "account-deleted";

const inBin = { not: null } as const;
const newest = [{ deletedAt: "desc" }, { id: "desc" }] as const;
const ownerFields = { select: { displayName: true, email: true, deletedAt: true } } as const;
interface Owner {
  readonly displayName: string;
  readonly email: string;
  readonly deletedAt: Date | null;
}
const nameOf = ({ displayName, email }: Owner): string => displayName || email;
const dated = <Row extends { deletedAt: Date | null }>(rows: readonly Row[]) =>
  rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : []));

/** The accounts in the bin. */
export async function listUsers(db: Tx, { after, take }: BinPage): Promise<BinRow[]> {
  const select = { id: true, displayName: true, email: true, deletedAt: true };
  const rows = await db.user.findMany({
    where: afterPlace(after, "user"),
    select,
    orderBy: [...newest],
    take,
  });
  return dated(rows).map(({ displayName, ...row }) => ({
    ...row,
    name: displayName || row.email,
    owner: row.email,
  }));
}

/** The projects in the bin that were not put there with their account. */
export async function listProjects(db: Tx, { after, take }: BinPage): Promise<BinRow[]> {
  const select = { id: true, businessName: true, deletedAt: true, user: ownerFields };
  const where = { ...afterPlace(after, "project"), user: { deletedAt: null } };
  const rows = await db.project.findMany({ where, select, orderBy: [...newest], take });
  return dated(rows).map(({ businessName, user, ...row }) => ({
    ...row,
    name: businessName,
    owner: nameOf(user),
  }));
}

/** The documents in the bin that were not put there with their account. */
export async function listDocuments(db: Tx, { after, take }: BinPage): Promise<BinRow[]> {
  const select = { id: true, title: true, deletedAt: true, client: ownerFields };
  const where = { ...afterPlace(after, "document"), client: { deletedAt: null } };
  const rows = await db.clientDocument.findMany({ where, select, orderBy: [...newest], take });
  return dated(rows).map(({ title, client, ...row }) => ({ ...row, name: title, owner: nameOf(client) }));
}

/** The posts in the bin. */
export async function listPosts(db: Tx, { after, take }: BinPage): Promise<BinRow[]> {
  const select = { id: true, title: true, author: true, deletedAt: true };
  const where = afterPlace(after, "post");
  const rows = await db.post.findMany({ where, select, orderBy: [...newest], take });
  return dated(rows).map(({ title, author, ...row }) => ({ ...row, name: title, owner: author }));
}

/** The actor who put each of these into the bin, by id; deleted accounts are left out. */
export async function findDeleters(db: Tx, subjects: readonly string[]): Promise<Map<string, string>> {
  const where = {
    subjectId: { in: [...subjects] },
    action: { in: ["user.delete", "project.delete", "document.delete", "post.delete"] },
  };
  const entries = await db.auditEntry.findMany({
    where,
    select: { subjectId: true, actorId: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
  const actors = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, displayName: true, email: true, deletedAt: true },
  });
  const names = new Map(actors.map((actor) => [actor.id, nameOf(actor)]));
  return new Map(
    entries.flatMap(({ subjectId, actorId }) => {
      const name = names.get(actorId ?? "");
      return subjectId !== null && name !== undefined ? [[subjectId, name] as const] : [];
    }),
  );
}

/** Appends restored documents to their client's list. */
async function appendDocuments(tx: Tx, clientId: string, ids: readonly string[]): Promise<void> {
  let order = await tx.clientDocument.count({ where: { clientId, deletedAt: null } });
  for (const id of ids) {
    await tx.clientDocument.updateMany({ where: { id }, data: { deletedAt: null, order } });
    order += 1;
  }
}

/**
 * Restores an account with everything that was moved to the bin with it, except its role and
 * sessions.
 */
export function restoreUser(db: Db, id: string, origin: EventOrigin): Promise<Restored> {
  return inSerializableTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { deletedAt: true } });
    if (!user?.deletedAt) return "not-found";
    const { deletedAt } = user;
    const data = { deletedAt: null };
    await tx.user.updateMany({ where: { id }, data: { ...data, updatedAt: origin.at } });
    await tx.project.updateMany({ where: { userId: id, deletedAt }, data });
    const documents = await tx.clientDocument.findMany({
      where: { clientId: id, deletedAt },
      select: { id: true },
      orderBy: [{ order: "asc" }, { id: "asc" }],
    });
    await appendDocuments(
      tx,
      id,
      documents.map((document) => document.id),
    );
    await recordEvent(tx, { ...origin, action: "user.restore", subjectId: id });
    return "restored";
  });
}

/** Restores a project. */
export function restoreProject(db: Db, id: string, origin: EventOrigin): Promise<Restored> {
  return db.$transaction(async (tx) => {
    const select = { user: { select: { deletedAt: true } } };
    const project = await tx.project.findUnique({ where: { id, deletedAt: inBin }, select });
    if (!project) return "not-found";
    if (project.user.deletedAt) return "account-deleted";
    const { count } = await tx.project.updateMany({
      where: { id, deletedAt: inBin },
      data: { deletedAt: null },
    });
    if (count === 0) return "not-found";
    await recordEvent(tx, { ...origin, action: "project.restore", subjectId: id });
    return "restored";
  });
}

/** Restores a document, at the end of its client's list. */
export function restoreDocument(db: Db, id: string, origin: EventOrigin): Promise<Restored> {
  return inSerializableTransaction(db, async (tx) => {
    const select = { clientId: true, client: { select: { deletedAt: true } } };
    const document = await tx.clientDocument.findUnique({ where: { id, deletedAt: inBin }, select });
    if (!document) return "not-found";
    if (document.client.deletedAt) return "account-deleted";
    await appendDocuments(tx, document.clientId, [id]);
    await recordEvent(tx, { ...origin, action: "document.restore", subjectId: id });
    return "restored";
  });
}
