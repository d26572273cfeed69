import type { Tx } from "../../db/open.ts";
import type { SummaryRow } from "./post-answers.ts";

const summaryFields = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  author: true,
  category: true,
  image: true,
  imageAlt: true,
  words: true,
  keyTakeaways: true,
  isFeatured: true,
  agentCreated: true,
  createdAt: true,
  updatedAt: true,
  publishedAt: true,
} as const;

const newestFirst = [{ publishedAt: "desc" }, { id: "desc" }] as const;

/** The filter of published posts; all categories if `category` is undefined. */
export interface PostChoice {
  readonly category: string | undefined;
  /** A post that the list leaves out, because the page shows it above the list. */
  readonly except?: string | undefined;
}

const published = ({ category, except }: PostChoice) => ({
  status: "published",
  ...(category === undefined ? {} : { category }),
  ...(except === undefined ? {} : { id: { not: except } }),
});

/** A page of the published posts, newest first. */
export function listPosts(
  db: Tx,
  choice: PostChoice,
  { skip, take }: { skip: number; take: number },
): Promise<SummaryRow[]> {
  return db.post.findMany({
    where: published(choice),
    select: summaryFields,
    orderBy: [...newestFirst],
    skip,
    take,
  });
}

/** Like `listPosts`, with the texts. */
export function listWholePosts(db: Tx, take: number): Promise<(SummaryRow & { content: string })[]> {
  return db.post.findMany({
    where: { status: "published" },
    select: { ...summaryFields, content: true },
    orderBy: [...newestFirst],
    take,
  });
}

/** The newest published post that is flagged as featured. */
export function findFeatured(db: Tx, choice: PostChoice): Promise<SummaryRow | null> {
  return db.post.findFirst({
    where: { ...published(choice), isFeatured: true },
    select: summaryFields,
    orderBy: [...newestFirst],
  });
}

/** A post with its text and further reading. */
export type WholeRow = SummaryRow & { content: string; internalLinks: string };

/** A published post, found by its slug or otherwise by its id. */
export async function findPost(db: Tx, slugOrId: string): Promise<WholeRow | null> {
  const select = { ...summaryFields, content: true, internalLinks: true };
  const bySlug = await db.post.findFirst({ where: { slug: slugOrId, status: "published" }, select });
  return bySlug ?? db.post.findFirst({ where: { id: slugOrId, status: "published" }, select });
}

/** The published ones among the posts with these slugs. */
export function listBySlugs(db: Tx, slugs: readonly string[]): Promise<SummaryRow[]> {
  const where = { slug: { in: [...slugs] }, status: "published" };
  return db.post.findMany({ where, select: summaryFields });
}

/** The numbers of published posts, by category and by author. */
export async function countPublished(
  db: Tx,
): Promise<{ category: string; agentCreated: boolean; count: number }[]> {
  const groups = await db.post.groupBy({
    by: ["category", "agentCreated"],
    where: { status: "published" },
    _count: { _all: true },
  });
  return groups.map(({ category, agentCreated, _count }) => ({ category, agentCreated, count: _count._all }));
}

/** The post after which a list of addresses continues. */
interface Place {
  readonly id: string;
  readonly publishedAt: Date;
}

const addressFields = { id: true, publishedAt: true, slug: true, updatedAt: true } as const;

/** A batch of addresses of published posts, with the last change that readers saw, newest first. */
export async function listAddresses(
  db: Tx,
  { after, take }: { after: Place | undefined; take: number },
): Promise<(Place & { slug: string; updatedAt: Date })[]> {
  const { id, publishedAt } = after ?? {};
  const rest =
    id === undefined || publishedAt === undefined
      ? { publishedAt: { not: null } }
      : { publishedAt: { lte: publishedAt }, OR: [{ publishedAt: { lt: publishedAt } }, { id: { lt: id } }] };
  const rows = await db.post.findMany({
    where: { status: "published", ...rest },
    select: addressFields,
    orderBy: [...newestFirst],
    take,
  });
  return rows.flatMap((row) => (row.publishedAt ? [{ ...row, publishedAt: row.publishedAt }] : []));
}

const revisionKey = "posts";

/** A revision number that changes with every change of posts that visitors see. */
export async function readRevision(db: Tx): Promise<number> {
  const row = await db.contentRevision.findUnique({ where: { key: revisionKey } });
  return row?.revision ?? 0;
}

/** Increases the revision, in the transaction of the change. */
export async function raiseRevision(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO content_revisions (key, revision) VALUES (${revisionKey}, 1)
    ON CONFLICT (key) DO UPDATE SET revision = content_revisions.revision + 1`;
}
