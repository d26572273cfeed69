import type { BinnedObject } from "../storage.ts";
import { isStoragePath } from "../storage-path.ts";

/** Occurs in no storage path, and is never escaped in a URI (RFC 3986, section 2.3). */
const mark = "~";

/** The prefix of the bin's keys for a path. */
export const binPrefix = (path: string): string => `${path}${mark}`;

/**
 * The key of one move to the bin: the file's path, the time, and a random part. Moving means copying and
 * deleting here, so two concurrent moves must not share a key: deleting a copy then deletes the one that
 * was read, never a newer one.
 */
export const binKey = (path: string, { now, random }: { now: Date; random: string }): string =>
  `${binPrefix(path)}${now.getTime()}${mark}${random}`;

/** Parses a key in the bin; undefined for other keys. */
export function readBinKey(key: string): BinnedObject | undefined {
  const [path = "", time = "", random, ...rest] = key.split(mark);
  if (!isStoragePath(path) || !/^\d{1,15}$/.test(time) || !random || rest.length > 0) return undefined;
  return { path, binnedAt: new Date(Number(time)) };
}
