export type { Block, BoxKind } from "./body/block.ts";
export { plainText } from "./body/inline.ts";
export { type LinkTarget, linkTarget } from "./body/link.ts";
export { parseBody } from "./body/parse-body.ts";
export { type RenderOptions, renderBody } from "./body/render-body.ts";
export {
  categoryNames,
  type Post,
  type PostCategory,
  type PostSummary,
  postCategories,
  postCategorySchema,
  postLimits,
  postSchema,
  postSlugSchema,
  postSummarySchema,
} from "./post.ts";
export { countWords, dateText, readTimeText } from "./read-time.ts";
export { slugAsTyped, slugOf } from "./slug.ts";
