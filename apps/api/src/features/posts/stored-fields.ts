import { countWords, postCategorySchema } from "@sitewright/articles";
import { type PostFields, postFieldsSchema, postMarkSchema } from "@sitewright/contracts";
import { z } from "zod";
import { readStored } from "../../db/stored-json.ts";

/** The columns of a post's fields. */
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

/** A stored list of texts; empty if this release cannot read it. */
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

/** A post's fields from its columns. */
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

/** Parses the stored form of all fields, as in edits and revisions; undefined if this release cannot. */
export function readFields(stored: string): PostFields | undefined {
  const read = readStored(postFieldsSchema, stored);
  return read.isReadable ? read.value : undefined;
}

/**
 * A post's fields for editing: the unpublished edits if there are any, otherwise the published fields.
 */
export const editedFieldsOf = (row: FieldsRow & { edits: string | null }): PostFields =>
  (row.edits === null ? undefined : readFields(row.edits)) ?? fieldsOfColumns(row);

/** The columns of the fields, except the date. */
export const columnsOf = ({ featured, marks, date: _, ...fields }: PostFields) => ({
  ...fields,
  words: countWords(fields.content),
  keyTakeaways: JSON.stringify(fields.keyTakeaways),
  keywords: JSON.stringify(fields.keywords),
  internalLinks: JSON.stringify(fields.internalLinks),
  isFeatured: featured,
  marks: marks.length > 0 ? JSON.stringify(marks) : null,
});

/**
 * The publishing time for a displayed day: `former` if it is on that day, otherwise the beginning of the
 * day in UTC.
 */
export function instantOfDay(day: string, former: Date | null): Date {
  return former && dayOf(former) === day ? former : new Date(`${day}T00:00:00.000Z`);
}
