import type { Readable } from "node:stream";

/** Bytes `start` to `end`, both included, as in an HTTP range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A row refers to a missing file. This is an internal fault, not a 404. */
export class MissingFileError extends Error {
  override name = "MissingFileError";
  constructor(path: string) {
    super(`A row has no file: ${path}`);
  }
}

/** The storage itself fails, for example because a bucket cannot be reached. */
export class StorageError extends Error {
  override name = "StorageError";
}

/** A stored object in a listing. */
export interface StoredObject {
  readonly path: string;
  readonly modifiedAt: Date;
}

/** The record of a deletion. */
export interface RecordedDeletion {
  readonly digest: string;
  /** When it was written last. */
  readonly notedAt: Date;
}

/** An object in the bin. */
export interface BinnedObject {
  readonly path: string;
  readonly binnedAt: Date;
}

/**
 * A storage of files. Paths are relative, with `/` between plain segments (see `isStoragePath`); any
 * other path is a programming error and throws. Failures of the storage reject with its own error. Files
 * that others put there under names that are no such paths are never listed, moved or deleted.
 */
export interface Storage {
  /**
   * Stores the whole stream; if the stream or the storage fails, stores nothing. Replaces an existing
   * object. Nothing is retried once `signal` is aborted; a write that was in progress may still be
   * stored. A stream that is not read to its end is destroyed.
   */
  put(path: string, content: Readable, signal?: AbortSignal): Promise<void>;
  /**
   * The content; undefined if there is none. An object in the bin is restored first. The caller has to
   * read the stream to its end or destroy it.
   */
  get(path: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Deletes an object, also from the bin; no error if it does not exist. */
  delete(path: string): Promise<void>;
  /** True if the file is stored outside the bin. */
  exists(path: string): Promise<boolean>;
  /** Everything stored outside the bin, unordered. */
  list(): AsyncIterable<StoredObject>;
  /**
   * The paths of all objects of one owner (`{type}/{owner}/…`), stored or in the bin. The cost does not
   * depend on other owners' files.
   */
  listOf(owner: string): AsyncIterable<string>;
  /**
   * Deletes half-written files that a crash left, if they are older than an instant. Returns how many.
   */
  sweepUnfinished(before: Date): Promise<number>;
  /** Moves an object to the bin, from which it can be restored; no error if it does not exist. */
  moveToBin(path: string, now: Date): Promise<void>;
  /** Restores an object from the bin; false if it is not there. */
  restore(path: string): Promise<boolean>;
  /** Everything in the bin, unordered. */
  listBin(): AsyncIterable<BinnedObject>;
  /** The text that identifies the installation of this storage; undefined if there is none yet. */
  readMark(): Promise<string | undefined>;
  /**
   * Writes the mark if there is none yet; returns false if one exists, even from a concurrent process.
   */
  claimMark(text: string): Promise<boolean>;
  /** Replaces the mark. */
  writeMark(text: string): Promise<void>;
  /**
   * Records the digest of the id of a deleted account or subscriber. The record is kept outside the
   * database, so that restoring a backup does not bring either back.
   */
  noteDeletion(digest: string): Promise<void>;
  /** Removes such a record; no error if there is none. */
  forgetDeletion(digest: string): Promise<void>;
  /** The recorded deletions, unordered. */
  listDeletions(): AsyncIterable<RecordedDeletion>;
}

/** Content of a file that a row refers to, or one range of it. @throws MissingFileError */
export async function openStored(
  storage: Pick<Storage, "get">,
  path: string,
  range?: ByteRange,
): Promise<Readable> {
  const content = await storage.get(path, range);
  if (!content) throw new MissingFileError(path);
  return content;
}
