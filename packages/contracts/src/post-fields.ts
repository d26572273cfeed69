import { postCategorySchema, postLimits } from "@sitewright/articles/post";
import { hasVisible } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { instantSchema } from "./user.ts";
import { INVISIBLE_NAME } from "./visible-name.ts";

/** What a post can be: nobody reads it; it will be published; everybody reads it; it was taken away from readers. */
export const postStatuses = ["draft", "scheduled", "published", "withdrawn"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Most open marks of a post. */
const marksMax = 1000;

/** Something in a post's text that somebody has to check before it is published. */
export const postMarkSchema = z.object({
  /** Where it begins and ends in the content, in UTF-16 units. */
  start: z.int().min(0),
  end: z.int().min(1),
  /** What stands there: a place grows with what is written inside it, so it may be the whole content. */
  text: z.string().min(1).max(postLimits.content),
  /** What it is, such as a number or a name. */
  kind: z.string().min(1).max(40),
});
export type PostMark = z.infer<typeof postMarkSchema>;

const markShownMax = 80;

/** A mark as people read of it: of a long one its beginning, whole characters of it. */
export const markWords = ({ text }: Pick<PostMark, "text">): string =>
  text.length <= markShownMax ? text : `${text.slice(0, markShownMax).replace(/[\uD800-\uDBFF]$/, "")}…`;

/** An address of this site, as an article leads on to it: a path, with nothing in it that browsers take for a host (WHATWG URL, 4.4). */
export const ownPathSchema = z
  .string()
  .max(postLimits.image)
  .regex(/^\/(?![/\\])[^\s\\]*$/, "Choose a page of this site.");

const textList = (items: number, length: number) => z.array(z.string().max(length)).max(items);

/** Everything that is written of a post. Nothing of it is trimmed: what is stored is what was typed. */
export const postFieldsSchema = z.object({
  title: z
    .string()
    .max(postLimits.title)
    .refine((title) => title === "" || hasVisible(title), INVISIBLE_NAME),
  excerpt: z.string().max(postLimits.excerpt),
  slug: z
    .string()
    .max(postLimits.slug)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use lowercase letters, numbers, and single hyphens between them."),
  author: z.string().max(postLimits.author),
  category: postCategorySchema,
  /** A picture of ours, or empty for a drawing. */
  image: z.union([z.literal(""), ownPathSchema]).default(""),
  imageAlt: z.string().max(postLimits.imageAlt).default(""),
  content: z.string().max(postLimits.content),
  keyTakeaways: textList(postLimits.takeaways, postLimits.takeaway).default([]),
  keywords: textList(postLimits.keywords, postLimits.keyword).default([]),
  internalLinks: z.array(ownPathSchema).max(postLimits.links).default([]),
  /** Day of publication as readers see it, in UTC; null: the day on which it is first published. */
  date: z.iso.date().nullable().default(null),
  featured: z.boolean().default(false),
  /** Written by one of the agents; true where it is left out. */
  agentCreated: z.boolean().default(true),
  marks: z.array(postMarkSchema).max(marksMax).default([]),
});
export type PostFields = z.infer<typeof postFieldsSchema>;

/** A post in the staff's list. Its words are those that readers see, or will see. */
export const listedPostSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  category: postCategorySchema,
  status: z.enum(postStatuses),
  /** Whether it was edited since it was published, which readers do not see yet. */
  hasEdits: z.boolean(),
  agentCreated: z.boolean(),
  featured: z.boolean(),
  views: z.int(),
  /** When it was or will be published, else when it was begun. */
  listedAt: instantSchema,
  publishedAt: instantSchema.nullable(),
  scheduledFor: instantSchema.nullable(),
  updatedAt: instantSchema,
  /** In the bin since then. */
  deletedAt: instantSchema.nullable(),
});
export type ListedPost = z.infer<typeof listedPostSchema>;

/** A post as it is edited. */
export const editedPostSchema = listedPostSchema.extend({
  /** Counted up by every save; the next one names it in `If-Match`. */
  version: z.int(),
  fields: postFieldsSchema,
  /** Until when its preview can be read by link; null where there is no link. */
  previewUntil: instantSchema.nullable(),
});
export type EditedPost = z.infer<typeof editedPostSchema>;

/** A post as it stood once. */
export const postRevisionSchema = z.object({
  version: z.int(),
  kind: z.enum(["edit", "publish", "restore"]),
  title: z.string(),
  words: z.int(),
  /** Empty where that is not known any more. */
  editorName: z.string(),
  createdAt: instantSchema,
});
export type PostRevision = z.infer<typeof postRevisionSchema>;
