import { postCategorySchema, postSchema, postSummarySchema } from "@sitewright/articles/post";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

export const listNews = defineEndpoint({
  name: "listNews",
  summary:
    "Articles as visitors read them, the built-in ones among the agency's posts, newest first, six at a time.",
  method: "GET",
  path: "/api/news/posts",
  access: "public",
  query: z.object({
    category: postCategorySchema.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  status: 200,
  response: z.object({
    posts: z.array(postSummarySchema),
    /** All published posts, in every category. */
    total: z.int(),
    /** The number of posts after this page. */
    remaining: z.int(),
  }),
  errors: [],
});

export const getNewsPost = defineEndpoint({
  name: "getNewsPost",
  summary: "One article with its text, by its slug or its id; a built-in one first.",
  method: "GET",
  path: "/api/news/post/:slug",
  access: "public",
  params: z.object({ slug: z.string().min(1).max(100) }),
  status: 200,
  response: z.object({ success: z.literal(true), post: postSchema }),
  errors: ["not-found"],
});
