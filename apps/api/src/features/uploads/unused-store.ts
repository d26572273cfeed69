import { withAccountLock } from "../../db/account-lock.ts";
import { inPagesById } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import { deleteJob } from "../../jobs/job-store.ts";
import { previewKey } from "./preview-path.ts";
import { rowFields, type UploadRow } from "./store.ts";

type UploadKey = Pick<UploadRow, "id" | "userId">;

/**
 * True if a draft or a document of the account contains the file's id. Their texts are searched as they
 * are stored, so that one that cannot be parsed, a draft that was set aside and what is in the bin count
 * too.
 */
async function isInText(tx: Tx, { id, userId }: UploadKey): Promise<boolean> {
  const named = { contains: id };
  const select = { id: true } as const;
  if (await tx.draft.findFirst({ where: { userId, state: named }, select })) return true;
  const where = {
    clientId: userId,
    OR: [
      { content: named },
      { description: named },
      { fileUrl: named },
      { versions: { some: { OR: [{ content: named }, { description: named }] } } },
    ],
  };
  return (await tx.clientDocument.findFirst({ where, select })) !== null;
}

/** Uploads of a page: each may have the texts of its account searched. */
const uploadsAtOnce = 20;

/**
 * Goes through all uploads, records since when nothing refers to each, and yields those of which that has
 * been true since before an instant. A project refers to the files of all its versions, also while it is
 * in the bin.
 */
export async function* listUnused(
  db: Db,
  { now, before }: { now: Date; before: Date },
): AsyncGenerator<UploadRow> {
  const select = { ...rowFields, unusedSince: true, projects: { select: { projectId: true } } } as const;
  for await (const { projects, unusedSince, ...upload } of inPagesById(
    ({ after: where, ...page }) => db.upload.findMany({ where, select, ...page }),
    uploadsAtOnce,
  )) {
    const isUsed = projects.length > 0 || (await isInText(db, upload));
    if (isUsed === (unusedSince !== null)) {
      const data = { unusedSince: isUsed ? null : now };
      await db.upload.updateMany({ where: { id: upload.id }, data });
    } else if (unusedSince !== null && unusedSince < before) yield upload;
  }
}

/**
 * Deletes the row of an unused upload and the job for its preview. Returns false if something refers to it
 * again, or it was deleted meanwhile.
 */
export async function removeUnused(db: Db, { id, userId }: UploadKey, before: Date): Promise<boolean> {
  const removed = await withAccountLock(db, userId, async (tx) => {
    if (await isInText(tx, { id, userId })) return false;
    const where = { id, unusedSince: { lt: before }, projects: { none: {} } };
    const { count } = await tx.upload.deleteMany({ where });
    if (count > 0) await deleteJob(tx, previewKey(id));
    return count > 0;
  });
  return removed === true;
}
