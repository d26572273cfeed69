import { readJson, writeText } from "@sitewright/app-kit/storage";
import type { WatchedStorage } from "@sitewright/app-kit/watched-storage";
import { type PostFields, postFieldsSchema } from "@sitewright/contracts";
import { z } from "zod";

const text = z.string();
const texts = z.array(text).default([]);
const mark = z.object({ start: z.number(), end: z.number(), text, kind: text });

/** The fields as they are typed: text that the server refuses must be readable here, or it would be lost. */
const typedFieldsSchema = postFieldsSchema.extend({
  title: text,
  excerpt: text,
  slug: text,
  author: text,
  image: text.default(""),
  imageAlt: text.default(""),
  content: text,
  keyTakeaways: texts,
  keywords: texts,
  internalLinks: texts,
  date: text.nullable().default(null),
  marks: z.array(mark).default([]),
});

/** What a text that is inserted as a whole takes the place of. */
const replacedSchema = typedFieldsSchema.pick({
  content: true,
  marks: true,
  keyTakeaways: true,
  keywords: true,
  agentCreated: true,
});
export type ReplacedText = z.infer<typeof replacedSchema>;

/** The part of a post that an inserted text takes the place of. */
export const replacedOf = ({
  content,
  marks,
  keyTakeaways,
  keywords,
  agentCreated,
}: PostFields): ReplacedText => ({ content, marks, keyTakeaways, keywords, agentCreated });

const copySchema = z.object({
  /** The version that the edits are based on. */
  base: typedFieldsSchema,
  fields: typedFieldsSchema,
  /** The fields of a save without a response, which may be stored. */
  sent: typedFieldsSchema.optional(),
  /** The text before an inserted one, which has to become a revision. */
  replaced: replacedSchema.optional(),
});

/** Edits of a post that the server does not have yet. */
export type LocalCopy = z.infer<typeof copySchema>;

/**
 * The unsaved edits of a person in this browser's storage, one entry per post: whoever signs in next must not
 * save them under their own name. Nothing is stored while it is not known who that is.
 */
export function localCopies(storage: WatchedStorage, viewerId: string | undefined) {
  if (viewerId === undefined) return { read: () => undefined, write: () => false, remove: () => true };
  const keyOf = (id: string) => `post_edits_${viewerId}_${id}`;
  return {
    read: (id: string): LocalCopy | undefined => readJson(storage, keyOf(id), copySchema),
    /** False where the browser cannot store more. */
    write: (id: string, copy: LocalCopy): boolean => writeText(storage, keyOf(id), JSON.stringify(copy)),
    remove: (id: string): boolean => writeText(storage, keyOf(id), null),
  };
}
