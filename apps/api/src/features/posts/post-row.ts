import {
  dateText,
  type Post,
  type PostSummary,
  postCategorySchema,
  readTimeText,
} from "@sitewright/articles";
import { readTexts } from "./stored-fields.ts";

/** The stored columns that a list shows of a post. */
export interface SummaryRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly words: number;
  readonly keyTakeaways: string;
  readonly isFeatured: boolean;
  readonly agentCreated: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

/**
 * A post as visitors read it. Values that this release cannot read are replaced, so that one bad row does not
 * hide the others: an unknown category counts as general, unreadable takeaways as none.
 */
export function summaryOf(row: SummaryRow): PostSummary {
  const { id, slug, title, excerpt, author, image, imageAlt, words, agentCreated } = row;
  const publishedAt = (row.publishedAt ?? row.createdAt).toISOString();
  return {
    id,
    slug,
    title,
    excerpt,
    author,
    image,
    imageAlt,
    agentCreated,
    publishedAt,
    updatedAt: row.updatedAt.toISOString(),
    date: dateText(publishedAt),
    readTime: readTimeText(words),
    category: postCategorySchema.safeParse(row.category).data ?? "general",
    keyTakeaways: readTexts(row.keyTakeaways),
    featured: row.isFeatured,
  };
}

/** The same with its text. */
export const postOfRow = (row: SummaryRow & { content: string }): Post => ({
  ...summaryOf(row),
  content: row.content,
});
