import type { Post } from "@sitewright/articles";
import { articles, postOf } from "@sitewright/articles/articles";
import { author } from "@sitewright/brand/author";

/** The articles that come with the product, as posts of the agency's founder, newest first. */
export const builtInPosts: readonly Post[] = articles.map((article) => postOf(article, author.name));

/** Whether an address belongs to a built-in article, so that no post can have it. */
export const isBuiltIn = (slug: string): boolean => builtInPosts.some((post) => post.slug === slug);
