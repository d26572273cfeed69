import type { Post } from "@sitewright/articles";
import { articles, postOf } from "@sitewright/articles/articles";
import { author } from "@sitewright/brand/author";

/** The built-in articles, as posts of the agency's founder, newest first. */
export const builtInPosts: readonly Post[] = articles.map((article) => postOf(article, author.name));

export const isBuiltIn = (slug: string): boolean => builtInPosts.some((post) => post.slug === slug);

/** True for the address of a built-in article, by slug in any case or by number: no post may use it. */
export const isBuiltInAddress = (slug: string): boolean =>
  builtInPosts.some((post) => post.id === slug || post.slug === slug.toLowerCase());
