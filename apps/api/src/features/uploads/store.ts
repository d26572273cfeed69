import { type Upload, uploadPartsSchema } from "@sitewright/contracts";
import type { Authorized } from "../../access/authorized.ts";
import { withAccountLock } from "../../db/account-lock.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { Refusal } from "../../http/refusal.ts";
import { deleteJob } from "../../jobs/job-store.ts";
import { userQuota } from "./limits.ts";
import { previewKey } from "./preview-path.ts";

/** The columns that are read of an upload. */
export const rowFields = {
  id: true,
  userId: true,
  category: true,
  name: true,
  contentType: true,
  sizeBytes: true,
  sha256: true,
  storagePath: true,
  previewPath: true,
} as const;

/** A stored file, as its row describes it. */
export interface UploadRow {
  id: string;
  userId: string;
  category: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
  storagePath: string;
  /** Path of a small WebP of it, if there is one. */
  previewPath: string | null;
}

/** A stored file in the form that the wizard keeps, all from its row. */
export const uploadOf = ({ id, name, category, sizeBytes, storagePath }: UploadRow): Upload => ({
  id,
  name,
  type: uploadPartsSchema.shape.category.parse(category),
  size: sizeBytes,
  url: `/api/uploads/${id}/content`,
  storagePath,
});

/** Finds a file's row, of any owner. */
export function findUpload(db: Tx, id: string): Promise<UploadRow | null> {
  return db.upload.findUnique({ where: { id }, select: rowFields });
}

/** True if an account may store one more file of this size. */
export async function hasRoom(db: Tx, userId: string, sizeBytes: number): Promise<boolean> {
  const used = await db.upload.aggregate({ where: { userId }, _count: true, _sum: { sizeBytes: true } });
  return used._count < userQuota.files && (used._sum.sizeBytes ?? 0) + sizeBytes <= userQuota.bytes;
}

/** The outcome of storing a row. */
export type InsertedUpload =
  | { readonly kind: "stored" }
  /** A concurrent request stored this id first; `row` is its row. */
  | { readonly kind: "earlier"; readonly row: UploadRow }
  /** The account's quota was used up in the meantime. */
  | { readonly kind: "no-room" };

/**
 * Stores a row whose file is already stored, with related rows. Returns a refusal if the account was
 * deleted.
 */
export function insertUpload(
  db: Db,
  row: UploadRow,
  { at, alongside }: { at: Date; alongside: (tx: Tx) => Promise<void> },
): Promise<InsertedUpload | Refusal> {
  return withAccountLock(db, row.userId, async (tx): Promise<InsertedUpload> => {
    const earlier = await findUpload(tx, row.id);
    if (earlier) return { kind: "earlier", row: earlier };
    if (!(await hasRoom(tx, row.userId, row.sizeBytes))) return { kind: "no-room" };
    await tx.upload.create({ data: { ...row, createdAt: at } });
    await alongside(tx);
    return { kind: "stored" };
  });
}

/**
 * Deletes a row and the job for its preview, unless a version of one of the owner's projects uses the
 * file.
 */
export function removeUpload(
  db: Db,
  { id, userId }: Authorized<UploadRow, "delete">,
): Promise<"removed" | "in-use" | Refusal> {
  return withAccountLock(db, userId, async (tx) => {
    if (await tx.projectFile.findFirst({ where: { uploadId: id }, select: { uploadId: true } }))
      return "in-use";
    await tx.upload.deleteMany({ where: { id } });
    await deleteJob(tx, previewKey(id));
    return "removed";
  });
}

/** Of these files, those that are stored and belong to the account. */
export function findUploadsOf(db: Tx, userId: string, ids: readonly string[]): Promise<UploadRow[]> {
  return db.upload.findMany({ where: { userId, id: { in: [...ids] } }, select: rowFields });
}

/**
 * Forgets a preview that is not stored any more, with the job that made it, and enqueues another one in the
 * same transaction. Returns false if another process did so first, or the file was deleted.
 */
export function forgetPreview(
  db: Db,
  { id, previewPath }: Pick<UploadRow, "id" | "previewPath">,
  enqueue: (tx: Tx) => Promise<unknown>,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.upload.updateMany({ where: { id, previewPath }, data: { previewPath: null } });
    if (count === 0) return false;
    await deleteJob(tx, previewKey(id));
    await enqueue(tx);
    return true;
  });
}

/** Stores the path of a file's preview. Returns false if the file was deleted or already has one. */
export async function savePreviewPath(db: Tx, id: string, previewPath: string): Promise<boolean> {
  const { count } = await db.upload.updateMany({ where: { id, previewPath: null }, data: { previewPath } });
  return count > 0;
}
