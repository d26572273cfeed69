import type { Tx } from "../../db/open.ts";
import { isBuiltInAddress } from "./built-in.ts";

/**
 * Whether a post cannot have an address: it is a built-in article's, another post's, or one that another post had and that
 * still leads there.
 */
export async function isAddressTaken(tx: Tx, slug: string, postId: string): Promise<boolean> {
  if (isBuiltInAddress(slug)) return true;
  const other = await tx.post.count({ where: { slug, id: { not: postId } } });
  return other > 0 || (await tx.postAddress.count({ where: { slug, postId: { not: postId } } })) > 0;
}

/** Has the former address of a post lead to its new one; one that it had before and has again leads nowhere else. */
export async function moveAddress(
  tx: Tx,
  { postId, from, to, at }: { postId: string; from: string; to: string; at: Date },
): Promise<void> {
  await tx.postAddress.deleteMany({ where: { slug: to, postId } });
  await tx.postAddress.create({ data: { slug: from, postId, createdAt: at } });
}

/** What a published or formerly published post's former or present address leads to. */
export async function findFormer(
  db: Tx,
  slug: string,
): Promise<{ slug: string; isPublished: boolean } | undefined> {
  const select = { slug: true, status: true, wasPublished: true } as const;
  const standing = await db.post.findUnique({ where: { slug }, select });
  const post =
    standing ?? (await db.postAddress.findUnique({ where: { slug }, select: { post: { select } } }))?.post;
  return post?.wasPublished ? { slug: post.slug, isPublished: post.status === "published" } : undefined;
}
