import { stepByStep } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";

const inBin = { not: null } as const;

/** Written with an erasure, in its transaction. */
export type Record = (tx: Tx) => Promise<void>;

/** Erases a project in the bin; its former versions one by one beforehand. False where it is not there. */
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

/** Erases a document in the bin. Returns its file's path, null for none; undefined where it is not there. */
export async function eraseDocument(db: Db, id: string, record: Record): Promise<string | null | undefined> {
  const where = { id, deletedAt: inBin };
  return db.$transaction(async (tx) => {
    const row = await tx.clientDocument.findUnique({ where, select: { storagePath: true } });
    if (!row) return undefined;
    await tx.clientDocumentVersion.deleteMany({ where: { documentId: id } });
    await tx.clientDocument.deleteMany({ where });
    await record(tx);
    return row.storagePath;
  });
}

/** Erases a post in the bin, with its revisions and former addresses. False where it is not there. */
export async function erasePost(db: Db, id: string, record: Record): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.post.deleteMany({ where: { id, deletedAt: inBin } });
    if (count > 0) await record(tx);
    return count > 0;
  });
}

/** Items that have been in the bin since before an instant; a batch of each kind. */
export async function listOverdue(db: Tx, before: Date) {
  const query = { where: { deletedAt: { lt: before } }, select: { id: true }, take: 100 } as const;
  const [users, projects, documents, posts] = [
    await db.user.findMany(query),
    await db.project.findMany(query),
    await db.clientDocument.findMany(query),
    await db.post.findMany(query),
  ];
  return { user: users, project: projects, document: documents, post: posts };
}
