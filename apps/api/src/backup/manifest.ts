import { z } from "zod";

/** The type of a column; the databases name it differently. */
export const columnKinds = ["text", "integer", "real", "boolean", "instant"] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** The version of the archive format. It increases when older releases cannot read the new form. */
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
  /** SHA-256 of the content, hex. */
  sha256: z.string().length(64),
});

/** The part of a manifest that every release can read. */
export const formatSchema = z.object({ format: z.int().min(1) });

const installationSchema = z.object({ id: z.string().min(1), count: z.int().min(0) });

/** Reads only the installation id, which has the same form in a manifest of any release. */
export const ownerSchema = z.object({ installation: installationSchema.pick({ id: true }).nullable() });

/** Reads only the paths of stored files, of which an archive holds those that are not missing. */
export const pathsSchema = z.object({
  entries: z.array(entrySchema.pick({ path: true })),
  missing: z.array(z.string()),
});

/** The last entry of an archive: its contents, and size and digest of every other entry. */
export const manifestSchema = formatSchema.extend({
  /** The time of the snapshot; everything acknowledged before that is included. */
  takenAt: z.iso.datetime(),
  provider: z.enum(["sqlite", "postgresql"]),
  /**
   * True if the files that rows refer to are included; an archive without them relies on the
   * existing files.
   */
  withFiles: z.boolean(),
  /** Null for a database from before installation ids. */
  installation: installationSchema.nullable(),
  /** Steps of the migration history, oldest first, with the same names for both providers. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema),
  entries: z.array(entrySchema),
  /** Files that rows refer to and that were missing: deleted during the backup, or lost before. */
  missing: z.array(z.string()),
  /** Tables in the database that no migration of ours makes, which are not in the archive. */
  leftOut: z.array(z.string()).default([]),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = z.infer<typeof tableSchema>;
export type ArchivedEntry = z.infer<typeof entrySchema>;

/** The path of the manifest in an archive. */
export const manifestPath = "manifest.json";
/** The path of a table's rows: one JSON array per line, in the order of the columns. */
export const rowsPath = (table: string): string => `rows/${table}.jsonl`;
/** The path prefix of stored files. */
export const filesPrefix = "files/";
/** The path of the digests of deleted accounts' ids, one per line; archives of older releases have none. */
export const deletionsPath = "deletions.txt";
