import { postCategorySchema } from "@sitewright/articles";
import { ArticlePage } from "../features/articles/article-page.tsx";
import { PreviewPage } from "../features/articles/preview-page.tsx";
import { NewsPage } from "../features/news/news-page.tsx";
import { type NewsAddress, newsPath, newsQuery } from "../lib/news-address.ts";
import { newsFilters, newsTitleSuffix } from "../lib/news-texts.ts";
import { articlePath, paths } from "../lib/paths.ts";
import { articleData, articleTrail, newsData } from "../lib/structured-data/article.ts";
import { defineRoute, found, notFound, type Route } from "./route.ts";

/** The page that a query requests; undefined for an impossible category or page. */
function readAddress(query: URLSearchParams): NewsAddress | undefined {
  const named = query.get("category");
  const category = named === null ? undefined : postCategorySchema.safeParse(named).data;
  const page = query.get("page") ?? "1";
  if ((named !== null && category === undefined) || !/^[1-9]\d{0,5}$/.test(page)) return undefined;
  return { category, page: Number(page) };
}

const nameOf = (address: NewsAddress) =>
  newsFilters.find(({ category }) => category !== undefined && category === address.category)?.name;

const listing = defineRoute({
  pattern: paths.news,
  cacheVersion: ({ news }) => news.revision(),
  async load({ news, isMailKept }, { query }) {
    const address = readAddress(query);
    if (!address) return notFound;
    const page = await news.page(address);
    // Without the stored posts it is not known which pages there are.
    if (page.isComplete && page.posts.length === 0 && address.page > 1) return notFound;
    return { ...found({ address, page, isMailKept }), isPartial: !page.isComplete };
  },
  make({ address, page, isMailKept }, brand) {
    const inCategory = nameOf(address);
    const which = [inCategory, address.page > 1 ? `page ${address.page}` : undefined]
      .filter(Boolean)
      .join(", ");
    const shown = [...(page.featured && address.page === 1 ? [page.featured] : []), ...page.posts];
    return {
      title: `Latest News & Insights${which ? ` (${which})` : ""}: ${brand.productName}`,
      description: `Articles of ${brand.agencyName} on design, technology and business, each with figures from our own data and an example to try.`,
      headline: "Latest News & Insights",
      offersNewsletter: true,
      canonicalQuery: newsQuery(address),
      jsonLd: (origin) => [newsData(shown, { brand, origin, address: newsPath(address) })],
      body: <NewsPage news={page} address={address} isMailKept={isMailKept} />,
    };
  },
});

const redirectTo = (slug: string) =>
  ({ kind: "redirect", status: 301, location: articlePath(slug) }) as const;

const article = defineRoute({
  pattern: `${paths.news}/:slug`,
  // A built-in article depends on nothing stored.
  cacheVersion: async ({ news }, { params }) => (news.isBuiltIn(params.slug) ? "built-in" : news.revision()),
  async load({ news, isMailKept }, { params, path }) {
    const post = await news.find(params.slug);
    if (post.kind === "moved") return redirectTo(post.slug);
    if (post.kind === "gone") return post;
    if (post.kind === "not-found") return { kind: "not-found", page: "post" };
    // A letter can be percent-encoded too: each article has one address.
    if (articlePath(post.post.slug) !== path) return redirectTo(post.post.slug);
    return found({ article: post, isMailKept });
  },
  make({ article, isMailKept }, brand) {
    const { post, isBuiltIn } = article;
    const { title, publishedAt, updatedAt } = post;
    return {
      title: `${title}${newsTitleSuffix(brand.productName)}`,
      description: post.excerpt || title,
      headline: title,
      offersNewsletter: true,
      article: { subject: isBuiltIn ? post.slug : post.id, isBuiltIn, publishedAt, updatedAt },
      jsonLd: (origin) => [articleData(post, { brand, origin }), articleTrail(post, { brand, origin })],
      body: <ArticlePage found={article} brand={brand} isMailKept={isMailKept} />,
    };
  },
});

const preview = defineRoute({
  pattern: `${paths.news}/preview/:secret`,
  caching: "no-store",
  async load({ news }, { params }) {
    const post = await news.preview(params.secret);
    return post ? found(post) : { kind: "not-found", page: "post" };
  },
  make: (post, brand) => ({
    title: `Preview of ${post.title}: ${brand.productName} News`,
    description: "A draft, shown to anyone who has its link.",
    isUnlisted: true,
    offersNewsletter: true,
    body: <PreviewPage post={post} brand={brand} />,
  }),
});

/** The news and their articles. */
export const newsRoutes: readonly Route[] = [listing, article, preview];
