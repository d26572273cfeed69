import { z } from "zod";

/** The categories of posts, in the order of the filter. */
export const postCategories = [
  "design",
  "technology",
  "business",
  "strategy",
  "marketing",
  "general",
] as const;

export const postCategorySchema = z.enum(postCategories);
export type PostCategory = z.infer<typeof postCategorySchema>;

/** The display names of the categories. */
export const categoryNames = {
  design: "Design",
  technology: "Technology",
  business: "Business",
  strategy: "Strategy",
  marketing: "Marketing",
  general: "General",
} as const satisfies Record<PostCategory, string>;

/** Longest texts of a post, in characters. The longest body takes some two hours to read. */
export const postLimits = {
  slug: 80,
  title: 200,
  excerpt: 500,
  author: 120,
  image: 500,
  imageAlt: 300,
  keyword: 60,
  keywords: 20,
  links: 12,
  takeaway: 300,
  takeaways: 12,
  content: 200_000,
} as const;

/** Lower-case letters, digits and single hyphens between them: the slug in the address of a post. */
export const postSlugSchema = z
  .string()
  .min(1)
  .max(postLimits.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use lower-case letters, digits and single hyphens.");

/** A post in a list. */
export const postSummarySchema = z.object({
  id: z.string(),
  slug: postSlugSchema,
  title: z.string().min(1).max(postLimits.title),
  excerpt: z.string().max(postLimits.excerpt),
  author: z.string().min(1).max(postLimits.author),
  /** Of first publication, for display: '3 November 2026'. */
  date: z.string(),
  /** For display: '6 min read'. */
  readTime: z.string(),
  category: postCategorySchema,
  /** Address of a picture on our own server; empty where the post has a drawing. */
  image: z.string().max(postLimits.image),
  /** Alternative text of that picture; empty if it is decorative. */
  imageAlt: z.string().max(postLimits.imageAlt),
  keyTakeaways: z.array(z.string().max(postLimits.takeaway)).max(postLimits.takeaways),
  featured: z.boolean(),
  /** Written by one of the agency's AI agents. */
  agentCreated: z.boolean(),
  /** First publication and last change that readers see, ISO 8601 in UTC. */
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** A whole post. `content` is light markdown, by the rules of `parseBody`. */
export const postSchema = postSummarySchema.extend({ content: z.string().max(postLimits.content) });
export type Post = z.infer<typeof postSchema>;
