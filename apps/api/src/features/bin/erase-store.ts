import { stepByStep } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";

const inBin = { not: null } as const;

/** Writes the record of an erasure, in its transaction. */
export type Record = (tx: Tx) => Promise<void>;

/**
 * Erases a project in the bin, after deleting its former versions one by one. Returns false if it
 * is not in the bin.
 */
export async function eraseProject(
  db: Db,
  id: string,
  { record, deleteDrafts }: { record: Record; deleteDrafts: (tx: Tx, projectId: string) => Promise<void> },
): Promise<boolean> {
  const where = { id, deletedAt: inBin };
  const former = { projectId: id, project: where };
  await stepByStep(async () => {
    const rows = await db.projectVersion.findMany({
      where: former,
      select: { id: true },
      orderBy: { version: "asc" },
      take: 2,
    });
    const [oldest] = rows;
    if (rows.length > 1 && oldest)
      await db.projectVersion.deleteMany({ where: { id: oldest.id, project: where } });
    return rows.length > 1;
  });
  return db.$transaction(async (tx) => {
    const { count } = await tx.project.deleteMany({ where });
    if (count === 0) return false;
    await deleteDrafts(tx, id);
    await record(tx);
    return true;
  });
}

/**
 * Erases a document in the bin. Returns the path of its file, null if it has none; undefined if it
 * is not in the bin.
 */
export async function eraseDocument(db: Db, id: string, record: Record): Promise<string | null | undefined> {
  const where = { id, deletedAt: inBin };
  return db.$transaction(async (tx) => {
    const row = await tx.clientDocument.findUnique({ where, select: { storagePath: true } });
    if (!row) return undefined;
    await tx.clientDocumentVersion.deleteMany({ where: { documentId: id } });
    const { count } = await tx.clientDocument.deleteMany({ where });
    if (count === 0) return undefined;
    await record(tx);
    return row.storagePath;
  });
}

/**
 * Erases a post in the bin, with its revisions and former addresses. Returns false if it is not in
 * the bin.
 */
export async function erasePost(db: Db, id: string, record: Record): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.post.deleteMany({ where: { id, deletedAt: inBin } });
    if (count > 0) await record(tx);
    return count > 0;
  });
}

interface OverdueQuery {
  where: { deletedAt: { lt: Date }; id: { gt: string } };
  select: { id: true };
  orderBy: { id: "asc" };
  take: number;
}
const finders = {
  user: (db: Tx, query: OverdueQuery) => db.user.findMany(query),
  project: (db: Tx, query: OverdueQuery) => db.project.findMany(query),
  document: (db: Tx, query: OverdueQuery) => db.clientDocument.findMany(query),
  post: (db: Tx, query: OverdueQuery) => db.post.findMany(query),
} as const;

const overdueAtOnce = 100;

/**
 * The ids of all items of a kind that were moved to the bin before an instant, read in batches
 * while they are erased. An item that cannot be erased is skipped.
 */
export async function* listOverdue(
  db: Tx,
  { kind, before }: { kind: keyof typeof finders; before: Date },
): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const where = { deletedAt: { lt: before }, id: { gt: after } };
    const query = { where, select: { id: true }, orderBy: { id: "asc" }, take: overdueAtOnce } as const;
    const ids = (await finders[kind](db, query)).map(({ id }) => id);
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < overdueAtOnce) return;
    after = last;
  }
}
