import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";

/**
 * Sets a post's preview link, or removes it if `preview` is null. Returns false if the post does not
 * exist. Removing a link that does not exist is not recorded.
 */
export function setPreview(
  db: Db,
  { id, preview }: { id: string; preview: { digest: string; until: Date } | null },
  origin: EventOrigin,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const data = { previewDigest: preview?.digest ?? null, previewUntil: preview?.until ?? null };
    const where = { id, deletedAt: null };
    const changed = preview ? where : { ...where, previewDigest: { not: null } };
    const { count } = await tx.post.updateMany({ where: changed, data });
    if (count === 0) return (await tx.post.count({ where })) > 0;
    const action = preview ? "post.preview" : "post.preview-end";
    await recordEvent(tx, { ...origin, action, subjectId: id });
    return true;
  });
}

/** The post of a preview link that is valid at an instant. */
export const findByPreview = (db: Tx, digest: string, at: Date) =>
  db.post.findFirst({ where: { previewDigest: digest, previewUntil: { gt: at }, deletedAt: null } });
