import { postCategorySchema, postLimits } from "@sitewright/articles/post";
import { hasVisible } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { instantSchema } from "./instant.ts";
import { INVISIBLE_NAME } from "./visible-name.ts";

/** The state of a post: not public, scheduled, public, or removed from the public site. */
export const postStatuses = ["draft", "scheduled", "published", "withdrawn"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** The highest number of open marks per post. */
const marksMax = 1000;

/** Something in a post's text to check before it is published. */
export const postMarkSchema = z.object({
  /** Start and end in the content, in UTF-16 units. */
  start: z.int().min(0),
  end: z.int().min(1),
  /** The marked text. It grows with text that is inserted inside it, so it may be the whole content. */
  text: z.string().min(1).max(postLimits.content),
  /** Its kind, such as a number or a name. */
  kind: z.string().min(1).max(40),
});
export type PostMark = z.infer<typeof postMarkSchema>;

const markShownMax = 80;

/** The text of a mark for display: a long text is cut between characters. */
export const markWords = ({ text }: Pick<PostMark, "text">): string =>
  text.length <= markShownMax ? text : `${text.slice(0, markShownMax).replace(/[\uD800-\uDBFF]$/, "")}…`;

/** A link from an article to this site: a path, without anything that browsers parse as a host (WHATWG URL, 4.4). */
export const ownPathSchema = z
  .string()
  .max(postLimits.image)
  .regex(/^\/(?![/\\])[^\s\\]*$/, "Choose a page of this site.");

/** A text of at most so many characters; the error may be shown to the person who typed it. */
const atMost = (length: number) =>
  z.string().max(length, `Please use at most ${length.toLocaleString("en-GB")} characters.`);

const textList = (items: number, length: number) =>
  z.array(atMost(length)).max(items, `Please enter at most ${items}.`);

/** Every editable field of a post. Nothing is trimmed: what is stored is what was typed. */
export const postFieldsSchema = z.object({
  title: atMost(postLimits.title).refine((title) => title === "" || hasVisible(title), INVISIBLE_NAME),
  excerpt: atMost(postLimits.excerpt),
  slug: z
    .string()
    .max(postLimits.slug)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use lowercase letters, numbers, and single hyphens between them."),
  author: atMost(postLimits.author),
  category: postCategorySchema,
  /** The path of a picture on this server, or empty for a drawing. */
  image: z.union([z.literal(""), ownPathSchema]).default(""),
  imageAlt: atMost(postLimits.imageAlt).default(""),
  content: atMost(postLimits.content),
  keyTakeaways: textList(postLimits.takeaways, postLimits.takeaway).default([]),
  keywords: textList(postLimits.keywords, postLimits.keyword).default([]),
  internalLinks: z.array(ownPathSchema).max(postLimits.links).default([]),
  /** Day of publication as readers see it, in UTC; null: the day of its first publication. */
  date: z.iso.date().nullable().default(null),
  featured: z.boolean().default(false),
  /** Written by one of the agents; true by default. */
  agentCreated: z.boolean().default(true),
  marks: z.array(postMarkSchema).max(marksMax).default([]),
});
export type PostFields = z.infer<typeof postFieldsSchema>;

/** A post in the staff's list. Its texts are those that readers see, or will see. */
export const listedPostSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  category: postCategorySchema,
  status: z.enum(postStatuses),
  /** It has edits since its publication, which readers do not see yet. */
  hasEdits: z.boolean(),
  agentCreated: z.boolean(),
  featured: z.boolean(),
  views: z.int(),
  /** The time at which it was or will be published, else created. */
  listedAt: instantSchema,
  publishedAt: instantSchema.nullable(),
  scheduledFor: instantSchema.nullable(),
  updatedAt: instantSchema,
  /** The time at which it was moved to the bin. */
  deletedAt: instantSchema.nullable(),
});
export type ListedPost = z.infer<typeof listedPostSchema>;

/** A post for editing. */
export const editedPostSchema = listedPostSchema.extend({
  /** Incremented by every save; the next one sends it in `If-Match`. */
  version: z.int(),
  fields: postFieldsSchema,
  /** The time at which its preview link expires; null where there is no link. */
  previewUntil: instantSchema.nullable(),
});
export type EditedPost = z.infer<typeof editedPostSchema>;

/** A revision of a post. */
export const postRevisionSchema = z.object({
  version: z.int(),
  kind: z.enum(["edit", "publish", "restore"]),
  title: z.string(),
  words: z.int(),
  /** Empty if it is no longer known. */
  editorName: z.string(),
  createdAt: instantSchema,
});
export type PostRevision = z.infer<typeof postRevisionSchema>;
