import { setImmediate as nextTurn } from "node:timers/promises";
import { countWords, type PostSummary } from "@sitewright/articles";
import type { FoundPost, NewsSource } from "@sitewright/marketing/server";
import type { Logger } from "pino";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import { findFormer } from "./address-store.ts";
import { builtInPosts, isBuiltIn } from "./built-in.ts";
import { readNewsPage, withoutText } from "./news-page.ts";
import { postOfRow, summaryOf } from "./post-answers.ts";
import { findByPreview } from "./preview-store.ts";
import { keepByRevision, shareRead } from "./revision-cache.ts";
import {
  countPublished,
  findPost,
  listAddresses,
  listBySlugs,
  listWholePosts,
  readRevision,
} from "./store.ts";
import { editedFieldsOf, instantOfDay, readTexts } from "./stored-fields.ts";

/**
 * The number of further articles below an article: by default, and the most that an author may choose.
 */
const [defaultRelated, maxRelated] = [3, 6];

/**
 * The articles that an author chose for further reading, in that order, without unpublished and unknown
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
  const count = Math.min(maxRelated, Math.max(defaultRelated, named.length));
  return [...new Set([...named, ...same, ...others])].slice(0, count).map(withoutText);
}

/**
 * The maximum number of posts in the sitemap; with all other pages it may list 50,000 URLs
 * (sitemaps.org).
 */
const maxAddresses = 49_000;
/** Addresses read per batch: reading all at once would block the main thread. */
const defaultBatchSize = 500;

/**
 * The addresses of all articles with their last change, ISO 8601: the built-in ones, then the published
 * posts, newest first. They are read in batches of `atOnce`, yielding in between.
 */
export async function readAddresses(
  db: Db,
  atOnce: number = defaultBatchSize,
): Promise<{ slug: string; updatedAt: string }[]> {
  const found = builtInPosts.map(({ slug, updatedAt }) => ({ slug, updatedAt }));
  let after: Awaited<ReturnType<typeof listAddresses>>[number] | undefined;
  for (let left = maxAddresses; left > 0; left -= atOnce) {
    const rows = await listAddresses(db, { after, take: Math.min(left, atOnce) });
    for (const { slug, updatedAt } of rows) found.push({ slug, updatedAt: updatedAt.toISOString() });
    after = rows.at(-1);
    if (rows.length < atOnce) break;
    // SQLite is synchronous, so no other request would run in between.
    await nextTurn();
  }
  return found;
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
    page: (request) => readNewsPage(request, { db, readCounts, log }),
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
