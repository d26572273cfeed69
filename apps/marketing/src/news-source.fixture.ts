import { type Post, postCategories } from "@sitewright/articles";
import { articles, postOf } from "@sitewright/articles/articles";
import type { NewsPage, NewsSource } from "./server-contract.ts";

/** The built-in articles as posts. */
export const builtIn: readonly Post[] = articles.map((article) => postOf(article, "The founder"));

/** A page of the news with these posts. */
export const newsPageOf = (posts: readonly Post[], more: Partial<NewsPage> = {}): NewsPage => ({
  counts: {
    total: posts.length,
    agents: 0,
    experts: posts.length,
    byCategory: new Map(
      postCategories.map((each) => [each, posts.filter(({ category }) => category === each).length]),
    ),
  },
  featured: posts[0],
  posts: posts.slice(1),
  remaining: 0,
  pages: 1,
  isComplete: true,
  ...more,
});

/** A news source with only the built-in articles; a test may override parts of it. */
export const newsSource = (more: Partial<NewsSource> = {}): NewsSource => ({
  isBuiltIn: (slug) => builtIn.some((post) => post.slug === slug),
  revision: async () => "1",
  page: async () => newsPageOf(builtIn),
  async find(slug) {
    const post = builtIn.find((each) => each.slug === slug || each.id === slug);
    if (!post) return { kind: "not-found" };
    if (post.slug !== slug) return { kind: "moved", slug: post.slug };
    return { kind: "found", post, related: builtIn.slice(0, 3), isBuiltIn: true };
  },
  latest: async (count) => builtIn.slice(0, count),
  addresses: async () => builtIn.map(({ slug, updatedAt }) => ({ slug, updatedAt })),
  preview: async () => undefined,
  ...more,
});
