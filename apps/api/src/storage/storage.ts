import type { Readable } from "node:stream";

/** Bytes `start` to `end`, both included, as in an HTTP range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A stored object as a listing shows it. */
export interface StoredObject {
  readonly path: string;
  readonly modifiedAt: Date;
}

/**
 * Where files are kept. Paths are relative, with `/` between plain segments (see `isStoragePath`); any other path is
 * a fault of the caller and throws. Failures of the medium reject with its own error.
 */
export interface Storage {
  /** Stores the whole stream or, when it or the medium fails, nothing. Replaces what was there. */
  put(path: string, content: Readable): Promise<void>;
  /** The content, or undefined when there is none. The caller reads the stream to its end or destroys it. */
  get(path: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Deletes; nothing there is no fault. */
  delete(path: string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** Everything stored, in no order. */
  list(): AsyncIterable<StoredObject>;
  /** Deletes what a crash left half-written before an instant. Returns how many. */
  sweepUnfinished(before: Date): Promise<number>;
}
