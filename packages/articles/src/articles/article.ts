import type { PostCategory } from "../post.ts";

/** A built-in article. The agency's name of its author is added where it is shown. */
export interface Article {
  /** 1 to 6: an address of the form `/news/3` redirects to the article too. */
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: PostCategory;
  readonly keyTakeaways: readonly string[];
  readonly featured: boolean;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Light markdown. */
  readonly content: string;
}
