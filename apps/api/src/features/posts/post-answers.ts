import {
  countWords,
  dateText,
  type Post,
  type PostSummary,
  postCategorySchema,
  readTimeText,
} from "@sitewright/articles";
import {
  type EditedPost,
  type ListedPost,
  type PostRevision,
  type PostStatus,
  postStatuses,
} from "@sitewright/contracts";
import { instantOf } from "../../db/instant.ts";
import type { EditedRow } from "./list-store.ts";
import { editedFieldsOf, readFields, readTexts } from "./stored-fields.ts";

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

/** Like `summaryOf`, with the text. */
export const postOfRow = (row: SummaryRow & { content: string }): Post => ({
  ...summaryOf(row),
  content: row.content,
});

type ListedRow = Pick<
  EditedRow,
  | "id"
  | "slug"
  | "title"
  | "excerpt"
  | "author"
  | "category"
  | "status"
  | "edits"
  | "agentCreated"
  | "isFeatured"
  | "views"
  | "listedAt"
  | "publishedAt"
  | "scheduledFor"
  | "updatedAt"
  | "deletedAt"
>;

const orNull = (at: Date | null): string | null => at && instantOf(at);

/** A status unknown to this release counts as a draft, which is not public. */
const statusOf = (stored: string): PostStatus => postStatuses.find((one) => one === stored) ?? "draft";

/** A post in the staff's list. */
export const listedPostOf = (row: ListedRow): ListedPost => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  author: row.author,
  category: postCategorySchema.safeParse(row.category).data ?? "general",
  status: statusOf(row.status),
  hasEdits: row.edits !== null,
  agentCreated: row.agentCreated,
  featured: row.isFeatured,
  views: row.views,
  listedAt: instantOf(row.listedAt),
  publishedAt: orNull(row.publishedAt),
  scheduledFor: orNull(row.scheduledFor),
  updatedAt: instantOf(row.updatedAt),
  deletedAt: orNull(row.deletedAt),
});

/** A post for editing. `now` decides whether its preview link is still valid. */
export const editedPostOf = (row: EditedRow, now: Date): EditedPost => ({
  ...listedPostOf(row),
  version: row.version,
  fields: editedFieldsOf(row),
  previewUntil: row.previewUntil && row.previewUntil > now ? instantOf(row.previewUntil) : null,
});

/** A revision in the list, without its editor's name. */
export function revisionOf(row: {
  version: number;
  kind: string;
  content: string;
  createdAt: Date;
}): Omit<PostRevision, "editorName"> {
  const fields = readFields(row.content);
  return {
    version: row.version,
    kind: row.kind === "publish" || row.kind === "restore" ? row.kind : "edit",
    title: fields?.title ?? "",
    words: countWords(fields?.content ?? ""),
    createdAt: instantOf(row.createdAt),
  };
}
