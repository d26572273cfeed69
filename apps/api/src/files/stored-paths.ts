import type { Db, Tx } from "../db/open.ts";

/** One feature's columns with paths of stored files, and the queries for deleting and sweeping files. */
export interface StoredPaths {
  /**
   * Named as in schema.prisma, such as `Upload.storagePath`. A test finds columns that no feature names.
   */
  readonly columns: readonly string[];
  /** The files that rows require: one page, ordered by row id, after the given id. */
  readonly list: (
    db: Tx,
    page: { after: string; limit: number },
  ) => Promise<{ id: string; storagePath: string }[]>;
  /** Returns which of these paths a row refers to. */
  readonly findNamed: (db: Tx, paths: readonly string[]) => Promise<Set<string>>;
  /** Every path in an account's rows. */
  readonly listOfAccount: (db: Tx, accountId: string) => Promise<string[]>;
}

/** The rows that refer to stored files, of all features. */
export interface FileReferences {
  readonly db: Db;
  readonly storedPaths: readonly StoredPaths[];
}
