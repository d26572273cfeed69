import type { Db, Tx } from "../db/open.ts";

/** The columns of one feature that name stored files, and the questions that deleting and sweeping files ask of them. */
export interface StoredPaths {
  /** As in schema.prisma, such as `Upload.storagePath`. A test finds the columns that no feature names. */
  readonly columns: readonly string[];
  /** Files that have to be stored, as rows name them: one page by row id, after one. */
  readonly list: (
    db: Tx,
    page: { after: string; limit: number },
  ) => Promise<{ id: string; storagePath: string }[]>;
  /** Which of these paths a row names. */
  readonly findNamed: (db: Tx, paths: readonly string[]) => Promise<Set<string>>;
  /** Every path that the rows of an account name. */
  readonly listOfAccount: (db: Tx, accountId: string) => Promise<string[]>;
}

/** The rows that name stored files, of all features. */
export interface FileReferences {
  readonly db: Db;
  readonly storedPaths: readonly StoredPaths[];
}
