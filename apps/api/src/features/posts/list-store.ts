import type { PostCategory } from "@sitewright/articles";
import type { PostStatus, postSorts } from "@sitewright/contracts";
import type { Database, Tx } from "../../db/open.ts";
import { Prisma } from "../../generated/sqlite/client.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { equals, inOrder, isNotNull, isNull, type ListedTable, listPage } from "../../listing/list-store.ts";

/** An order of the list. */
export type PostSort = (typeof postSorts)[number];

const table: ListedTable<PostSort> = {
  name: "posts",
  searched: ["title", "slug", "excerpt", "keywords"],
  sorts: {
    newest: { column: "listed_at", kind: "instant", isDescending: true },
    oldest: { column: "listed_at", kind: "instant", isDescending: false },
    "most-viewed": { column: "views", kind: "number", isDescending: true },
    "least-viewed": { column: "views", kind: "number", isDescending: false },
    title: { column: "title", kind: "text", isDescending: false },
    "title-z": { column: "title", kind: "text", isDescending: true },
  },
};

/** The filter of the list. */
export interface PostFilter {
  readonly status?: PostStatus | "bin" | undefined;
  readonly category?: PostCategory | undefined;
  readonly written?: "agent" | "person" | undefined;
}

const listedFields = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  author: true,
  category: true,
  status: true,
  edits: true,
  agentCreated: true,
  isFeatured: true,
  views: true,
  listedAt: true,
  publishedAt: true,
  scheduledFor: true,
  updatedAt: true,
  deletedAt: true,
} as const;

function filtersOf({ status, category, written }: PostFilter): Prisma.Sql[] {
  return [
    status === "bin" ? isNotNull("deleted_at") : isNull("deleted_at"),
    ...(status === undefined || status === "bin" ? [] : [equals("status", status)]),
    ...(category === undefined ? [] : [equals("category", category)]),
    ...(written === undefined ? [] : [Prisma.sql`t.agent_created = ${written === "agent"}`]),
  ];
}

/** One page of posts in every state. */
export async function listAllPosts(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<PostSort>,
  filter: PostFilter,
) {
  const { ids, ...page } = await listPage(database, table, { ...part, filters: filtersOf(filter) });
  const rows = await database.db.post.findMany({ where: { id: { in: ids } }, select: listedFields });
  return { ...page, rows: inOrder(ids, rows) };
}

/** True if a post was begun and is in the bin. */
export const isPostInBin = async (db: Tx, id: string): Promise<boolean> =>
  (await db.post.count({ where: { id, deletedAt: { not: null } } })) > 0;

/** A post for editing; null if there is none, or it is in the bin. */
export const findEdited = (db: Tx, id: string) => db.post.findFirst({ where: { id, deletedAt: null } });

/** The row of a post that is edited. */
export type EditedRow = NonNullable<Awaited<ReturnType<typeof findEdited>>>;

/** Published posts that match a search, newest first. */
export async function findLinkable(
  database: Pick<Database, "db" | "provider">,
  search: string | undefined,
): Promise<{ slug: string; title: string }[]> {
  const part = { search, sort: "newest", after: undefined, limit: 50 } as const;
  const { rows } = await listAllPosts(database, part, { status: "published" });
  return rows.map(({ slug, title }) => ({ slug, title }));
}

/** The most viewed posts, by id. */
export async function mostViewed(db: Tx): Promise<Record<string, number>> {
  const rows = await db.post.findMany({
    where: { deletedAt: null },
    select: { id: true, views: true },
    orderBy: [{ views: "desc" }, { id: "desc" }],
    take: 100,
  });
  return Object.fromEntries(rows.map(({ id, views }) => [id, views]));
}
