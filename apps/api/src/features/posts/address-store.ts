import { postLimits } from "@sitewright/articles";
import type { Tx } from "../../db/open.ts";
import { isBuiltInAddress } from "./built-in.ts";

/**
 * True if a post cannot use the address: it belongs to a built-in article or another post, or redirects
 * to another post.
 */
export async function isAddressTaken(tx: Tx, slug: string, postId: string): Promise<boolean> {
  if (isBuiltInAddress(slug)) return true;
  const other = await tx.post.count({ where: { slug, id: { not: postId } } });
  return other > 0 || (await tx.postAddress.count({ where: { slug, postId: { not: postId } } })) > 0;
}

/**
 * Redirects a post's former address to its new one; an address that the post uses again no longer
 * redirects.
 */
export async function moveAddress(
  tx: Tx,
  { postId, from, to, at }: { postId: string; from: string; to: string; at: Date },
): Promise<void> {
  await tx.postAddress.deleteMany({ where: { slug: to, postId } });
  await tx.postAddress.create({ data: { slug: from, postId, createdAt: at } });
}

/** The target of a former or current address of a published or formerly published post. */
export async function findFormer(
  db: Tx,
  slug: string,
): Promise<{ slug: string; isPublished: boolean } | undefined> {
  const select = { slug: true, status: true, wasPublished: true } as const;
  const current = await db.post.findUnique({ where: { slug }, select });
  const post =
    current ?? (await db.postAddress.findUnique({ where: { slug }, select: { post: { select } } }))?.post;
  return post?.wasPublished ? { slug: post.slug, isPublished: post.status === "published" } : undefined;
}

/**
 * An address with numbers appended: `count` variants from `from` on, 1 being the address itself, without
 * those of built-in articles.
 */
function slugVariants(stem: string, { from, count }: { from: number; count: number }): string[] {
  const maxDigits = 5;
  const short = stem.slice(0, postLimits.slug - maxDigits).replace(/-$/, "");
  return Array.from({ length: count }, (_, index) => from + index)
    .map((number) => (number === 1 ? stem : `${short}-${number}`))
    .filter((slug) => !isBuiltInAddress(slug));
}

const slugsAtOnce = 100;

/** The first unused address among an address and its numbered variants. */
export async function findFreeSlug(db: Tx, stem: string): Promise<string> {
  for (let from = 1; ; from += slugsAtOnce) {
    const slugs = slugVariants(stem, { from, count: slugsAtOnce });
    const query = { where: { slug: { in: slugs } }, select: { slug: true } };
    const rows = [...(await db.post.findMany(query)), ...(await db.postAddress.findMany(query))];
    const used = new Set(rows.map(({ slug }) => slug));
    const free = slugs.find((slug) => !used.has(slug));
    if (free !== undefined) return free;
  }
}
