import { type Post, type PostCategory, type PostSummary, postCategories } from "@sitewright/articles";
import type { NewsPage } from "@sitewright/marketing/server";
import type { Logger } from "pino";
import type { Db } from "../../db/open.ts";
import { builtInPosts } from "./built-in.ts";
import { summaryOf } from "./post-answers.ts";
import { type countPublished, findFeatured, listPosts } from "./store.ts";

/** Posts that a page of the news lists. */
export const postsPerPage = 6;

type Dated = Pick<PostSummary, "id" | "publishedAt">;

/** Newest first; posts with the same instant are sorted by descending id, as in the database. */
const isNewer = (a: Dated, b: Dated): boolean =>
  a.publishedAt === b.publishedAt ? a.id > b.id : a.publishedAt > b.publishedAt;

/**
 * The range of database rows that may be on a page after merging with this number of built-in articles.
 */
export const windowOf = ({ offset, builtIn }: { offset: number; builtIn: number }) => ({
  skip: Math.max(0, offset - builtIn),
  take: postsPerPage + builtIn,
});

/**
 * One page, starting at `offset`, of the list that merges built-in articles with all stored posts, newest
 * first. `stored` is the window from `windowOf`. The rows before the window are not needed, because each
 * built-in article moves a row back by at most one position.
 */
export function mergePage<P extends Dated>(
  { builtIn, stored }: { builtIn: readonly P[]; stored: readonly P[] },
  offset: number,
): P[] {
  const { skip } = windowOf({ offset, builtIn: builtIn.length });
  const placed = [
    ...builtIn.map((post, index) => ({
      post,
      place: index + skip + stored.filter((other) => isNewer(other, post)).length,
    })),
    ...stored.map((post, index) => ({
      post,
      place: skip + index + builtIn.filter((other) => isNewer(other, post)).length,
    })),
  ];
  return placed
    .filter(({ place }) => place >= offset && place < offset + postsPerPage)
    .toSorted((a, b) => a.place - b.place)
    .map(({ post }) => post);
}

/** The newer of two posts, or the only one. */
function newerOf<P extends Dated>(a: P | undefined, b: P | undefined): P | undefined {
  if (!a || !b) return a ?? b;
  return isNewer(a, b) ? a : b;
}

/** A post without its text; a built-in article includes one. */
export const withoutText = (post: PostSummary | Post): PostSummary =>
  "content" in post ? (({ content: _, ...rest }) => rest)(post) : post;

interface Request {
  readonly category: PostCategory | undefined;
  /** Starts at 1. */
  readonly page: number;
}

type Counts = Awaited<ReturnType<typeof countPublished>>;

const sumOf = (counts: Counts): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The numbers of published posts, including the built-in articles. */
function countsOf(stored: Counts): NewsPage["counts"] {
  const agents = sumOf(stored.filter(({ agentCreated }) => agentCreated));
  const total = builtInPosts.length + sumOf(stored);
  const countOf = (category: PostCategory) =>
    sumOf(stored.filter((group) => group.category === category)) +
    builtInPosts.filter((post) => post.category === category).length;
  const byCategory = new Map(postCategories.map((category) => [category, countOf(category)]));
  return { total, agents, experts: total - agents, byCategory };
}

/** The stored posts, to be merged with the built-in articles. */
interface Stored {
  readonly counts: Counts;
  readonly featured: PostSummary | undefined;
  readonly newest: PostSummary | undefined;
  list(window: { skip: number; take: number; except: string | undefined }): Promise<PostSummary[]>;
}

async function readStored(
  db: Db,
  category: PostCategory | undefined,
  readCounts: () => Promise<Counts>,
): Promise<Stored> {
  const choice = { category };
  const [counts, featured, [newest]] = await Promise.all([
    readCounts(),
    findFeatured(db, choice),
    listPosts(db, choice, { skip: 0, take: 1 }),
  ]);
  return {
    counts,
    featured: featured ? summaryOf(featured) : undefined,
    newest: newest && summaryOf(newest),
    list: async ({ except, ...window }) => (await listPosts(db, { category, except }, window)).map(summaryOf),
  };
}

const nothingStored: Stored = {
  counts: [],
  featured: undefined,
  newest: undefined,
  list: async () => [],
};

async function pageOf({ category, page }: Request, stored: Stored, isComplete: boolean): Promise<NewsPage> {
  const builtIn = builtInPosts.filter((post) => category === undefined || post.category === category);
  const counts = countsOf(stored.counts);
  const featured =
    newerOf(
      stored.featured,
      builtIn.find((post) => post.featured),
    ) ?? newerOf(stored.newest, builtIn[0]);
  const rest = builtIn.filter((post) => post.id !== featured?.id).map(withoutText);
  const offset = (page - 1) * postsPerPage;
  const window = windowOf({ offset, builtIn: rest.length });
  const posts = mergePage(
    { builtIn: rest, stored: await stored.list({ ...window, except: featured?.id }) },
    offset,
  );
  const inCategory = category === undefined ? counts.total : (counts.byCategory.get(category) ?? 0);
  const listed = inCategory - (featured ? 1 : 0);
  return {
    counts,
    featured: featured && withoutText(featured),
    posts,
    remaining: Math.max(0, listed - offset - posts.length),
    pages: Math.max(1, Math.ceil(listed / postsPerPage)),
    isComplete,
  };
}

/** A page of the news; if the database cannot be read, it lists only the built-in articles. */
export async function readNewsPage(
  request: Request,
  { db, readCounts, log }: { db: Db; readCounts: () => Promise<Counts>; log: Pick<Logger, "error"> },
): Promise<NewsPage> {
  try {
    return await pageOf(request, await readStored(db, request.category, readCounts), true);
  } catch (err) {
    log.error({ err }, "the stored posts could not be read; the built-in articles are shown");
    return pageOf(request, nothingStored, false);
  }
}
