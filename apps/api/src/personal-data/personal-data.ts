import { z } from "zod";
import type { Account } from "../auth/actor.ts";
import type { Db, TableName, Tx } from "../db/open.ts";
import type { Storage } from "../storage/storage.ts";
import type { ZipEntry } from "../zip/zip-stream.ts";
import type { UnreadableNotes } from "./unreadable-notes.ts";

/** Whose data is erased. */
export type ErasedAccount = Pick<Account, "id" | "email" | "emailVerifiedAt">;

/** Rows of some ten kilobytes that one erase step deletes at once. */
export const rowsPerEraseStep = 25;

const sumSchema = z.array(z.object({ bytes: z.coerce.number() })).length(1);

/** The one number of `SELECT … AS bytes`, which SQLite and Postgres give as different types. The sum of no rows is null, which counts as 0. */
export const readByteSum = (rows: unknown): number => sumSchema.parse(rows)[0]?.bytes ?? 0;

/** Where the data of an account is read from for its archive. */
export interface ExportSource {
  readonly db: Db;
  readonly storage: Storage;
  readonly account: Account;
  /** Takes note of what cannot be read and is in the archive as it is stored. */
  readonly notes: UnreadableNotes;
}

/** One feature's part of an account's archive. */
export interface ExportSection {
  /** Lines of the archive's README: a file, or the pattern of its names, and what it holds. */
  readonly files: readonly (readonly [path: string, holds: string])[];
  readonly entries: (source: ExportSource) => Iterable<ZipEntry> | AsyncIterable<ZipEntry>;
}

/** What one feature knows of people, and what becomes of it when somebody takes their data along or leaves. */
export interface PersonalData {
  /** The tables that it answers for. A test finds those with data of a person that no feature names. */
  readonly tables: readonly TableName[];
  readonly exported?: ExportSection;
  /** Bytes of an account's texts in these tables: what erasing them costs. */
  readonly countBytes?: (db: Db, accountId: string) => Promise<number>;
  /**
   * Erases a little of an account, at most some megabytes; false when nothing is left. Left out where rows go with the
   * account's own by a foreign key.
   */
  readonly erase?: (tx: Tx, account: ErasedAccount) => Promise<boolean>;
  /** Takes an account's name off what stays. Called once, in the transaction that deletes the account. */
  readonly anonymize?: (tx: Tx, account: ErasedAccount) => Promise<void>;
}
