import { getNewsPost, listNews } from "@sitewright/contracts";
import type { NewsSource } from "@sitewright/marketing/server";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";

/** The articles as an API. */
export function mountNews(mount: Mount, news: NewsSource): void {
  mount(listNews, async ({ query: { category, page } }) => {
    const { posts, featured, counts, remaining } = await news.page({ category, page });
    const shown = featured && page === 1 ? [featured, ...posts] : [...posts];
    return { posts: shown, total: counts.total, remaining };
  });
  mount(getNewsPost, async ({ params: { slug } }) => {
    const found = await news.find(slug);
    const post = found.kind === "moved" ? await news.find(found.slug) : found;
    return post.kind === "found" ? { success: true as const, post: post.post } : new Refusal("not-found");
  });
}
