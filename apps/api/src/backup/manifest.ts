import { z } from "zod";

/** What a column holds; both databases name it differently. */
export const columnKinds = ["text", "integer", "real", "boolean", "instant"] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** The form of the archive itself. It goes up when an older release could not read what is written. */
export const archiveFormat = 1;

const columnSchema = z.object({ name: z.string().min(1), kind: z.enum(columnKinds) });
const tableSchema = z.object({
  name: z.string().min(1),
  columns: z.array(columnSchema).min(1),
  rows: z.int().min(0),
});
const entrySchema = z.object({
  path: z.string().min(1),
  bytes: z.int().min(0),
  /** SHA-256 of what is inside, hex. */
  sha256: z.string().length(64),
});

/** What every release can read of a manifest, whatever came after it. */
export const formatSchema = z.object({ format: z.int().min(1) });

/** The last entry of an archive: what it holds, and how each of the others has to read. */
export const manifestSchema = formatSchema.extend({
  /** When the snapshot was taken; everything acknowledged before that is inside. */
  takenAt: z.iso.datetime(),
  provider: z.enum(["sqlite", "postgresql"]),
  /** Whether the files that rows name are inside; an archive without them is for the files that are there. */
  withFiles: z.boolean(),
  /** Null for a database from before there were ids. */
  installation: z.object({ id: z.string().min(1), count: z.int().min(0) }).nullable(),
  /** Steps of the schema's history, oldest first; both providers call them the same. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema),
  entries: z.array(entrySchema),
  /** Files that rows name and that were not there: deleted while the backup was made, or lost before. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = z.infer<typeof tableSchema>;
export type ArchivedEntry = z.infer<typeof entrySchema>;

/** Where the manifest lies in an archive. */
export const manifestPath = "manifest.json";
/** Where a table's rows lie: a JSON array a line, in the order of the columns. */
export const rowsPath = (table: string): string => `rows/${table}.jsonl`;
/** Where a stored file lies. */
export const filesPrefix = "files/";
