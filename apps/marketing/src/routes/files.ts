import { feedLength, newsFeed } from "../features/feeds/feeds.ts";
import { type SitemapPage, sitemap } from "../features/feeds/sitemap.ts";
import { llms, robots } from "../features/feeds/texts.ts";
import { feeds } from "../lib/feed-paths.ts";
import { articlePath, paths } from "../lib/paths.ts";
import type { FileSource, SiteFile } from "./file.ts";
import { constantVersion } from "./route.ts";

const feedForms = { RSS: "rss2", Atom: "atom1", JSON: "json1" } as const;

const newsFiles = feeds.map(
  ({ path, type, name }): SiteFile => ({
    path,
    type: `${type}; charset=utf-8`,
    cacheVersion: ({ news }) => news.revision(),
    async make({ source, origin }) {
      const posts = await source.news.latest(feedLength);
      return newsFeed({ posts, brand: source.brand, origin })[feedForms[name]]();
    },
  }),
);

/** Skips routes with a parameter, since each is many pages; unlisted pages are recognised by their data. */
async function sitemapPages({ source, routes }: FileSource): Promise<SitemapPage[]> {
  const addresses = await source.news.addresses();
  let newest: string | undefined;
  // ISO 8601 texts in UTC sort by time.
  for (const { updatedAt } of addresses) if (newest === undefined || updatedAt > newest) newest = updatedAt;
  const pages: SitemapPage[] = [];
  for (const route of routes) {
    if (route.pattern.includes(":")) continue;
    const loaded = await route.match(route.pattern)?.load(source, { query: new URLSearchParams() });
    if (loaded?.kind !== "found" || loaded.data.isUnlisted) continue;
    pages.push({
      path: route.pattern,
      ...(route.pattern === paths.news ? { changedAt: newest } : {}),
    });
  }
  return [
    ...pages,
    ...addresses.map(({ slug, updatedAt }) => ({ path: articlePath(slug), changedAt: updatedAt })),
  ];
}

/** Articles listed in `llms.txt`. */
const namedArticles = 50;

/** Every generated file of the site. */
export const files: readonly SiteFile[] = [
  ...newsFiles,
  {
    path: "/sitemap.xml",
    type: "application/xml; charset=utf-8",
    cacheVersion: ({ news }) => news.revision(),
    make: async (from) => sitemap(await sitemapPages(from), from.origin),
  },
  {
    path: "/robots.txt",
    type: "text/plain; charset=utf-8",
    cacheVersion: constantVersion,
    make: async ({ origin }) => robots(origin),
  },
  {
    path: "/llms.txt",
    type: "text/plain; charset=utf-8",
    cacheVersion: ({ news }) => news.revision(),
    make: async ({ source, origin }) =>
      llms({ brand: source.brand, posts: await source.news.latest(namedArticles), origin }),
  },
];
