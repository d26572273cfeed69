import { countWords, postCategorySchema } from "@sitewright/articles";
import { type PostFields, postFieldsSchema, postMarkSchema } from "@sitewright/contracts";
import { z } from "zod";
import { readStored } from "../../db/stored-json.ts";

/** The columns that hold what is written of a post. */
export interface FieldsRow {
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly author: string;
  readonly category: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly content: string;
  readonly keyTakeaways: string;
  readonly keywords: string;
  readonly internalLinks: string;
  readonly isFeatured: boolean;
  readonly agentCreated: boolean;
  readonly publishedAt: Date | null;
  readonly marks: string | null;
}

const textsSchema = z.array(z.string());
const marksSchema = z.array(postMarkSchema);

/** A stored list of texts; empty where this release cannot read it. */
export function readTexts(stored: string): string[] {
  const read = readStored(textsSchema, stored);
  return read.isReadable ? read.value : [];
}

function readMarks(stored: string | null): PostFields["marks"] {
  const read = stored === null ? undefined : readStored(marksSchema, stored);
  return read?.isReadable ? read.value : [];
}

/** The day of an instant, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What is written of a post, as its columns hold it. */
export const fieldsOfColumns = (row: FieldsRow): PostFields => ({
  title: row.title,
  excerpt: row.excerpt,
  slug: row.slug,
  author: row.author,
  category: postCategorySchema.safeParse(row.category).data ?? "general",
  image: row.image,
  imageAlt: row.imageAlt,
  content: row.content,
  keyTakeaways: readTexts(row.keyTakeaways),
  keywords: readTexts(row.keywords),
  internalLinks: readTexts(row.internalLinks),
  date: row.publishedAt && dayOf(row.publishedAt),
  featured: row.isFeatured,
  agentCreated: row.agentCreated,
  marks: readMarks(row.marks),
});

/** A stored form of all fields, as edits and revisions have it; undefined where this release cannot read it. */
export function readFields(stored: string): PostFields | undefined {
  const read = readStored(postFieldsSchema, stored);
  return read.isReadable ? read.value : undefined;
}

/** What is written of a post as it is edited: edits that readers do not see yet, else what they see. */
export const editedFieldsOf = (row: FieldsRow & { edits: string | null }): PostFields =>
  (row.edits === null ? undefined : readFields(row.edits)) ?? fieldsOfColumns(row);

/** The columns for what is written, besides the date. */
export const columnsOf = ({ featured, marks, date: _, ...fields }: PostFields) => ({
  ...fields,
  words: countWords(fields.content),
  keyTakeaways: JSON.stringify(fields.keyTakeaways),
  keywords: JSON.stringify(fields.keywords),
  internalLinks: JSON.stringify(fields.internalLinks),
  isFeatured: featured,
  marks: marks.length > 0 ? JSON.stringify(marks) : null,
});

/** The date of publishing that readers see, where a day is named; the former instant where it is of that day. */
export function instantOfDay(day: string, former: Date | null): Date {
  return former && dayOf(former) === day ? former : new Date(`${day}T00:00:00.000Z`);
}
