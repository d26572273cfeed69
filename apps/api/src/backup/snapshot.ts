import type { AppliedMigration } from "../db/migration-history.ts";
import type { ArchivedTable, Manifest } from "./manifest.ts";

/** One value of a row, as JSON writes it; an instant is an ISO 8601 text in UTC with milliseconds. */
export type Value = string | number | boolean | null;

/** A table as it is read from the database. */
export type SnapshotTable = Omit<ArchivedTable, "rows">;

/** A database at one instant, unaffected by concurrent writes. Reading it blocks no writer. */
export interface Snapshot {
  readonly provider: Manifest["provider"];
  readonly applied: readonly AppliedMigration[];
  /** The tables of our migrations. */
  readonly tables: readonly SnapshotTable[];
  /** The names of the other tables, which are not read. */
  readonly leftOut: readonly string[];
  /** A table's rows, each as a JSON array in the order of its columns. Read one table at a time. */
  rows(table: SnapshotTable): AsyncIterable<string>;
  close(): Promise<void>;
}

/** Quotes a name for both databases. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
