export { plainText } from "./body/inline.ts";
export { linkTarget } from "./body/link.ts";
export { parseBody } from "./body/parse-body.ts";
export { renderBody } from "./body/render-body.ts";
export {
  categoryNames,
  type Post,
  type PostCategory,
  type PostSummary,
  postCategories,
  postCategorySchema,
  postLimits,
  postSchema,
} from "./post.ts";
export { countWords, dateText, readTimeText } from "./read-time.ts";
export { slugAsTyped, slugOf } from "./slug.ts";
