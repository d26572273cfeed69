import type { Readable } from "node:stream";

/** Bytes `start` to `end`, both included, as in an HTTP range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A row names a file that is not there: our fault, whoever asks for it. */
export class MissingFileError extends Error {
  override name = "MissingFileError";
  constructor(path: string) {
    super(`A row has no file: ${path}`);
  }
}

/** The medium does not do what is asked of it now, such as a bucket that cannot be reached. */
export class StorageError extends Error {
  override name = "StorageError";
}

/** A stored object as a listing shows it. */
export interface StoredObject {
  readonly path: string;
  readonly modifiedAt: Date;
}

/** An object in the bin. */
export interface BinnedObject {
  readonly path: string;
  readonly binnedAt: Date;
}

/**
 * Where files are kept. Paths are relative, with `/` between plain segments (see `isStoragePath`); any other path is
 * a fault of the caller and throws. Failures of the medium reject with its own error.
 */
export interface Storage {
  /**
   * Stores the whole stream or, when it or the medium fails, nothing. Replaces what was there. Nothing is tried again once
   * `signal` is aborted; what was under way then may be stored all the same.
   */
  put(path: string, content: Readable, signal?: AbortSignal): Promise<void>;
  /**
   * The content, or undefined when there is none. What lies in the bin returns from it first. The caller reads the
   * stream to its end or destroys it.
   */
  get(path: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Deletes, also from the bin; no error when it is not there. */
  delete(path: string): Promise<void>;
  /** Whether it is stored, outside the bin. */
  exists(path: string): Promise<boolean>;
  /** Everything stored outside the bin, in no order. */
  list(): AsyncIterable<StoredObject>;
  /** The paths of everything of one owner (`{type}/{owner}/…`), stored or in the bin. Others' files cost it nothing. */
  listOf(owner: string): AsyncIterable<string>;
  /** Deletes what a crash left half-written before an instant. Returns how many. */
  sweepUnfinished(before: Date): Promise<number>;
  /** Moves an object into the bin, from which it can return; no error when it is not there. */
  moveToBin(path: string, now: Date): Promise<void>;
  /** Moves an object back out of the bin; false when it is not there. */
  restore(path: string): Promise<boolean>;
  /** Everything in the bin, in no order. */
  listBin(): AsyncIterable<BinnedObject>;
  /** The text that says which installation this storage belongs to; undefined before there is one. */
  readMark(): Promise<string | undefined>;
  /** Writes that text where there is none yet; false where there is one, also from another process at the same moment. */
  claimMark(text: string): Promise<boolean>;
  /** Replaces that text. */
  writeMark(text: string): Promise<void>;
  /** Notes the digest of a deleted account's id: kept outside the database, so that a restored backup does not bring it back. */
  noteDeletion(digest: string): Promise<void>;
  /** Takes such a note back; no error when there is none. */
  forgetDeletion(digest: string): Promise<void>;
  /** What was noted, in no order. */
  listDeletions(): AsyncIterable<string>;
}

/**
 * The content of a file that a row names, or one range of it.
 * @throws MissingFileError when there is none
 */
export async function openStored(
  storage: Pick<Storage, "get">,
  path: string,
  range?: ByteRange,
): Promise<Readable> {
  const content = await storage.get(path, range);
  if (!content) throw new MissingFileError(path);
  return content;
}
