import type { Post, PostCategory, PostSummary } from "@sitewright/articles";
import type { FoundPost, NewsPage, NewsSource } from "@sitewright/marketing/server";
import type { Logger } from "pino";
import type { Db } from "../../db/open.ts";
import { readAddresses } from "./addresses.ts";
import { builtInPosts, isBuiltIn } from "./built-in.ts";
import { postOfRow, summaryOf } from "./post-row.ts";
import { mergePage, newerOf, postsPerPage, windowOf } from "./rules.ts";
import { shareRead } from "./shared-read.ts";
import { countPublished, findFeatured, findPost, listPosts, listWholePosts, readRevision } from "./store.ts";

const mostRelated = 3;

/** A post without its text, which a built-in article has with it. */
const summary = (post: PostSummary | Post): PostSummary =>
  "content" in post ? (({ content: _, ...rest }) => rest)(post) : post;

/**
 * Further reading: built-in articles of the same category, filled up with the newest others, so that nobody comes to a
 * dead end.
 */
function relatedTo({ slug, category }: PostSummary): PostSummary[] {
  const others = builtInPosts.filter((post) => post.slug !== slug);
  const same = others.filter((post) => post.category === category);
  return [...same, ...others.filter((post) => !same.includes(post))].slice(0, mostRelated).map(summary);
}

interface Request {
  readonly category: PostCategory | undefined;
  /** From 1. */
  readonly page: number;
}

/** What the database adds to the built-in articles. */
interface Stored {
  /** Published posts, by agents, and of the category wanted. */
  readonly counts: { readonly all: number; readonly agents: number; readonly chosen: number };
  readonly featured: PostSummary | undefined;
  readonly newest: PostSummary | undefined;
  list(window: { skip: number; take: number; except: string | undefined }): Promise<PostSummary[]>;
}

type Counts = Awaited<ReturnType<typeof countPublished>>;

const sumOf = (counts: Counts, isMeant: (group: Counts[number]) => boolean): number =>
  counts.filter(isMeant).reduce((sum, { count }) => sum + count, 0);

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
    counts: {
      all: sumOf(counts, () => true),
      agents: sumOf(counts, ({ agentCreated }) => agentCreated),
      chosen: sumOf(counts, (group) => category === undefined || group.category === category),
    },
    featured: featured ? summaryOf(featured) : undefined,
    newest: newest && summaryOf(newest),
    list: async ({ except, ...window }) => (await listPosts(db, { category, except }, window)).map(summaryOf),
  };
}

/** Counting goes over all posts, so it is done once for each revision and not for each page. */
function createCounts(db: Db, revision: () => Promise<number>): () => Promise<Counts> {
  let known: { of: number; counts: Promise<Counts> } | undefined;
  return async () => {
    const now = await revision();
    if (known?.of === now) return known.counts;
    const counts = countPublished(db);
    known = { of: now, counts };
    counts.catch(() => {
      if (known?.counts === counts) known = undefined;
    });
    return counts;
  };
}

const nothingStored: Stored = {
  counts: { all: 0, agents: 0, chosen: 0 },
  featured: undefined,
  newest: undefined,
  list: async () => [],
};

async function pageOf({ category, page }: Request, stored: Stored, isComplete: boolean): Promise<NewsPage> {
  const builtIn = builtInPosts.filter((post) => category === undefined || post.category === category);
  const { counts } = stored;
  const featured =
    newerOf(
      stored.featured,
      builtIn.find((post) => post.featured),
    ) ?? newerOf(stored.newest, builtIn[0]);
  const rest = builtIn.filter((post) => post.id !== featured?.id).map(summary);
  const offset = (page - 1) * postsPerPage;
  const window = windowOf({ offset, builtIn: rest.length });
  const posts = mergePage(
    { builtIn: rest, stored: await stored.list({ ...window, except: featured?.id }) },
    offset,
  );
  const listed = builtIn.length + counts.chosen - (featured ? 1 : 0);
  const total = builtInPosts.length + counts.all;
  return {
    counts: { total, agents: counts.agents, experts: total - counts.agents },
    featured: featured && summary(featured),
    posts,
    remaining: Math.max(0, listed - offset - posts.length),
    pages: Math.max(1, Math.ceil(listed / postsPerPage)),
    isComplete,
  };
}

/** The news as the public site reads them: built-in articles, and the posts that are published. */
export function createNews({ db, log }: { db: Db; log: Pick<Logger, "error"> }): NewsSource {
  const revision = shareRead(() => readRevision(db));
  const readCounts = createCounts(db, revision);

  async function find(slug: string): Promise<FoundPost> {
    const builtIn = builtInPosts.find((post) => post.slug === slug || post.id === slug);
    const row = builtIn ? undefined : await findPost(db, slug);
    const post = builtIn ?? (row ? postOfRow(row) : undefined);
    if (!post) return { kind: "not-found" };
    if (post.slug !== slug) return { kind: "moved", slug: post.slug };
    return { kind: "found", post, related: relatedTo(post), isBuiltIn: builtIn !== undefined };
  }

  return {
    isBuiltIn,
    revision: async () => String(await revision()),
    find,
    async page(request) {
      try {
        return await pageOf(request, await readStored(db, request.category, readCounts), true);
      } catch (err) {
        log.error({ err }, "the stored posts could not be read; the built-in articles are shown");
        return pageOf(request, nothingStored, false);
      }
    },
    async latest(count) {
      const stored = (await listWholePosts(db, count)).map(postOfRow);
      return [...builtInPosts, ...stored]
        .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
        .slice(0, count);
    },
    addresses: () => readAddresses(db),
  };
}
