import { z } from "zod";
import type { Account } from "../access/actor.ts";
import type { Db, TableName, Tx } from "../db/open.ts";
import type { Storage } from "../storage/storage.ts";
import type { ZipEntry } from "../zip/zip-stream.ts";
import type { UnreadableNotes } from "./unreadable-notes.ts";

/** The account to erase. */
export type ErasedAccount = Pick<Account, "id" | "email" | "emailVerifiedAt">;

/** The number of rows of about ten kilobytes that one erase step deletes. */
export const rowsPerEraseStep = 25;

const sumSchema = z.array(z.object({ bytes: z.coerce.number() })).length(1);

/**
 * The single number of `SELECT … AS bytes`, for which SQLite and Postgres return different types. The sum
 * of no rows is null, returned as 0.
 */
export const readByteSum = (rows: unknown): number => sumSchema.parse(rows)[0]?.bytes ?? 0;

/** The sources of an account's export. */
export interface ExportSource {
  readonly db: Db;
  readonly storage: Storage;
  readonly account: Account;
  /** Collects notes about data that cannot be parsed and is exported as stored. */
  readonly notes: UnreadableNotes;
}

/** One feature's part of an account's archive. */
export interface ExportSection {
  /** Lines of the archive's README: a file, or the pattern of its names, and its content. */
  readonly files: readonly (readonly [path: string, holds: string])[];
  readonly entries: (source: ExportSource) => Iterable<ZipEntry> | AsyncIterable<ZipEntry>;
}

/** A feature's personal data, and how it is exported and erased. */
export interface PersonalData {
  /** The tables that it covers. A test finds tables with personal data that no feature names. */
  readonly tables: readonly TableName[];
  readonly exported?: ExportSection;
  /** Bytes of an account's texts in these tables, which determine the cost of erasing. */
  readonly countBytes?: (db: Db, accountId: string) => Promise<number>;
  /**
   * Erases a part of an account's data, at most a few megabytes; returns false if nothing is left.
   * Undefined if a foreign key deletes the rows with the account's own.
   */
  readonly erase?: (tx: Tx, account: ErasedAccount) => Promise<boolean>;
  /**
   * Removes an account's id from rows that are kept. Called once, in the transaction that deletes the
   * account.
   */
  readonly anonymize?: (tx: Tx, account: ErasedAccount) => Promise<void>;
}
