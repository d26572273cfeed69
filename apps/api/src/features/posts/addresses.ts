import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../db/open.ts";
import { builtInPosts } from "./built-in.ts";
import { listAddresses } from "./store.ts";

/** The most addresses of posts in the sitemap, which holds 50,000 with all other pages (sitemaps.org). */
const mostAddresses = 49_000;
/** Addresses that are read per batch: reading all at once would block the main thread. */
const usualAtOnce = 500;

/**
 * The addresses of all articles with their last change, ISO 8601: the built-in ones, then the published
 * posts, newest first. They are read in batches of `atOnce`, yielding in between.
 */
export async function readAddresses(
  db: Db,
  atOnce: number = usualAtOnce,
): Promise<{ slug: string; updatedAt: string }[]> {
  const found = builtInPosts.map(({ slug, updatedAt }) => ({ slug, updatedAt }));
  let after: Awaited<ReturnType<typeof listAddresses>>[number] | undefined;
  for (let left = mostAddresses; left > 0; left -= atOnce) {
    const rows = await listAddresses(db, { after, take: Math.min(left, atOnce) });
    for (const { slug, updatedAt } of rows) found.push({ slug, updatedAt: updatedAt.toISOString() });
    after = rows.at(-1);
    if (rows.length < atOnce) break;
    // SQLite is synchronous, so no other request would run in between.
    await nextTurn();
  }
  return found;
}
