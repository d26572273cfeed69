import type { Readable } from "node:stream";

/** Bytes `start` to `end`, both included, as in an HTTP range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A row refers to a missing file: an internal fault, not a 404. */
export class MissingFileError extends Error {
  override name = "MissingFileError";
  constructor(path: string) {
    super(`A row has no file: ${path}`);
  }
}

/** The storage medium fails, such as a bucket that cannot be reached. */
export class StorageError extends Error {
  override name = "StorageError";
}

/** A stored object in a listing. */
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
 * A storage of files. Paths are relative, with `/` between plain segments (see `isStoragePath`); any other
 * path is a fault of the caller and throws. Failures of the medium reject with its own error.
 */
export interface Storage {
  /**
   * Stores the whole stream or, when it or the medium fails, nothing. Replaces an existing object. Nothing is
   * retried once `signal` is aborted; a write that was in progress may still be stored.
   */
  put(path: string, content: Readable, signal?: AbortSignal): Promise<void>;
  /**
   * The content, or undefined when there is none. An object in the bin is restored first. The caller reads
   * the stream to its end or destroys it.
   */
  get(path: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Deletes, also from the bin; no error when it is not there. */
  delete(path: string): Promise<void>;
  /** True for a file that is stored, outside the bin. */
  exists(path: string): Promise<boolean>;
  /** Everything stored outside the bin, unordered. */
  list(): AsyncIterable<StoredObject>;
  /**
   * The paths of everything of one owner (`{type}/{owner}/…`), stored or in the bin. The cost does not depend
   * on others' files.
   */
  listOf(owner: string): AsyncIterable<string>;
  /** Deletes what a crash left half-written, if older than an instant. Returns how many. */
  sweepUnfinished(before: Date): Promise<number>;
  /** Moves an object into the bin, from which it can be restored; no error when it is not there. */
  moveToBin(path: string, now: Date): Promise<void>;
  /** Restores an object from the bin; false when it is not there. */
  restore(path: string): Promise<boolean>;
  /** Everything in the bin, unordered. */
  listBin(): AsyncIterable<BinnedObject>;
  /** The text that identifies the installation of this storage; undefined before there is one. */
  readMark(): Promise<string | undefined>;
  /** Writes that text where there is none yet; false where there is one, even by a concurrent process. */
  claimMark(text: string): Promise<boolean>;
  /** Replaces that text. */
  writeMark(text: string): Promise<void>;
  /**
   * Records the digest of a deleted account's id: kept outside the database, so that a restored backup does
   * not restore the account.
   */
  noteDeletion(digest: string): Promise<void>;
  /** Removes such a record; no error when there is none. */
  forgetDeletion(digest: string): Promise<void>;
  /** The recorded digests, unordered. */
  listDeletions(): AsyncIterable<string>;
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
