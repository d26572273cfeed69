import { categoryNames, type Post, renderBody } from "@sitewright/articles";
import type { Brand } from "@sitewright/brand";
import { Feed } from "feed";
import { articlePath, paths } from "../../lib/paths.ts";

/** The number of articles in a feed, with their full texts. */
export const feedLength = 20;

interface FeedInput {
  readonly posts: readonly Post[];
  readonly brand: Brand;
  readonly origin: string;
}

/** Characters that XML forbids (XML 1.0, section 2.2): one of them in a title makes the whole feed unreadable. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
/** "]]>" would end the CDATA section in which RSS stores a text; the library escapes only the first one of a text. */
const allowed = (text: string): string => text.replace(forbidden, "").replaceAll("]]>", "]] >");

/** The newest articles, independent of the feed's format. */
export function newsFeed({ posts, brand, origin }: FeedInput): Feed {
  const updated = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const feed = new Feed({
    title: `${brand.productName} news`,
    description: `Articles of ${brand.agencyName}`,
    id: `${origin}${paths.news}`,
    link: `${origin}${paths.news}`,
    language: "en",
    copyright: brand.agencyName,
    // Without articles the epoch, because a feed requires a date.
    updated: new Date(updated ?? 0),
    generator: brand.productName,
    feedLinks: {
      rss: `${origin}/news/rss.xml`,
      atom: `${origin}/news/atom.xml`,
      json: `${origin}/news/feed.json`,
    },
    author: { name: brand.agencyName, link: `${origin}/` },
  });
  for (const post of posts) {
    const link = `${origin}${articlePath(post.slug)}`;
    feed.addItem({
      title: allowed(post.title),
      id: link,
      link,
      description: allowed(post.excerpt),
      content: renderBody(post.content, { origin }),
      author: [{ name: allowed(post.author) }],
      date: new Date(post.updatedAt),
      published: new Date(post.publishedAt),
      category: [{ name: categoryNames[post.category] }],
    });
  }
  return feed;
}
