import { countWords, type Post, type PostCategory, type PostSummary } from "@sitewright/articles";
import type { FoundPost, NewsPage, NewsSource } from "@sitewright/marketing/server";
import type { Logger } from "pino";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import { findFormer } from "./address-store.ts";
import { readAddresses } from "./addresses.ts";
import { builtInPosts, isBuiltIn } from "./built-in.ts";
import { keepByRevision } from "./by-revision.ts";
import { postOfRow, summaryOf } from "./post-row.ts";
import { findByPreview } from "./preview-store.ts";
import { mergePage, newerOf, postsPerPage, windowOf } from "./rules.ts";
import { shareRead } from "./shared-read.ts";
import {
  countPublished,
  findFeatured,
  findPost,
  listBySlugs,
  listPosts,
  listWholePosts,
  readRevision,
} from "./store.ts";
import { editedFieldsOf, instantOfDay, readTexts } from "./stored-fields.ts";

/** Further articles below one: the usual number, or the author's choice up to the second number. */
const [usuallyRelated, mostRelated] = [3, 6];

/** A post without its text, which a built-in article includes. */
const summary = (post: PostSummary | Post): PostSummary =>
  "content" in post ? (({ content: _, ...rest }) => rest)(post) : post;

/**
 * The articles that an author chose for further reading, in their order; without unpublished and unknown
 * ones.
 */
async function findNamed(db: Db, links: readonly string[]): Promise<PostSummary[]> {
  const slugs = links.flatMap((link) => /^\/news\/([a-z0-9-]+)$/.exec(link)?.[1] ?? []);
  if (slugs.length === 0) return [];
  const stored = (await listBySlugs(db, slugs)).map(summaryOf);
  return slugs.flatMap((slug) => [...builtInPosts, ...stored].find((post) => post.slug === slug) ?? []);
}

/**
 * Further reading: the author's choice, then built-in articles of the same category, then the newest others,
 * so that the list is never empty.
 */
function relatedTo({ slug, category }: PostSummary, named: readonly PostSummary[] = []): PostSummary[] {
  const others = builtInPosts.filter((post) => post.slug !== slug);
  const same = others.filter((post) => post.category === category);
  const count = Math.min(mostRelated, Math.max(usuallyRelated, named.length));
  return [...new Set([...named, ...same, ...others])].slice(0, count).map(summary);
}

interface Request {
  readonly category: PostCategory | undefined;
  /** Starts at 1. */
  readonly page: number;
}

/** The stored posts, to be merged with the built-in articles. */
interface Stored {
  /** The number of published posts, by agents, and of the wanted category. */
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

/** The news for the public site: built-in articles and published posts. */
export function createNews({
  db,
  log,
  now,
}: {
  db: Db;
  log: Pick<Logger, "error">;
  now: () => Date;
}): NewsSource {
  const revision = shareRead(() => readRevision(db));
  const readCounts = keepByRevision(revision, () => countPublished(db));

  async function find(slug: string): Promise<FoundPost> {
    const builtIn = builtInPosts.find((post) => post.slug === slug || post.id === slug);
    const row = builtIn ? undefined : await findPost(db, slug);
    const post = builtIn ?? (row ? postOfRow(row) : undefined);
    if (!post) return findFormerly(slug);
    if (post.slug !== slug) return { kind: "moved", slug: post.slug };
    const named = row ? await findNamed(db, readTexts(row.internalLinks)) : [];
    return { kind: "found", post, related: relatedTo(post, named), isBuiltIn: builtIn !== undefined };
  }

  async function findFormerly(slug: string): Promise<FoundPost> {
    const former = await findFormer(db, slug);
    if (!former) return { kind: "not-found" };
    return former.isPublished ? { kind: "moved", slug: former.slug } : { kind: "gone" };
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
    async preview(secret) {
      const row = await findByPreview(db, secretDigest(secret), now());
      if (!row) return undefined;
      const { title, slug, date, featured, ...fields } = editedFieldsOf(row);
      const words = countWords(fields.content);
      const day = date === null ? {} : { publishedAt: instantOfDay(date, row.publishedAt) };
      return {
        ...postOfRow({ ...row, ...day, words }),
        ...fields,
        title: title || "Untitled",
        slug,
        featured,
      };
    },
  };
}
