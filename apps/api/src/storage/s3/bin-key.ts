import type { BinnedObject } from "../storage.ts";
import { isStoragePath } from "../storage-path.ts";

/** Stands in no storage path, and in no URI as anything but itself (RFC 3986, section 2.3). */
const mark = "~";

/** Names of what lies in the bin under a path begin with this. */
export const binPrefix = (path: string): string => `${path}${mark}`;

/**
 * The name of one binning: its path, its time, and something of its own. Moving is copying and deleting here, so two that
 * overlap must not share a name: whoever deletes a copy deletes the one that was read, never a newer one.
 */
export const binKey = (path: string, { now, random }: { now: Date; random: string }): string =>
  `${binPrefix(path)}${now.getTime()}${mark}${random}`;

/** What a name in the bin says; undefined for what is none of ours. */
export function readBinKey(key: string): BinnedObject | undefined {
  const [path = "", time = "", random, ...rest] = key.split(mark);
  if (!isStoragePath(path) || !/^\d{1,15}$/.test(time) || !random || rest.length > 0) return undefined;
  return { path, binnedAt: new Date(Number(time)) };
}
