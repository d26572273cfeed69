import { LRUCache } from "lru-cache";

/** The most bytes of text in the cache; the least recently used is evicted first. */
const mostBytes = 48 * 1024 * 1024;

/** A cache of rendered responses; each is valid while the version of its inputs is unchanged. */
export interface PageCache<Kept extends object> {
  find(address: string, version: string): Kept | undefined;
  keep(address: string, version: string, made: Kept): void;
}

/** Creates an empty cache. `sizeOf`: the approximate size of an entry in bytes. */
export function createPageCache<Kept extends object>(sizeOf: (made: Kept) => number): PageCache<Kept> {
  const kept = new LRUCache<string, { version: string; made: Kept }>({
    maxSize: mostBytes,
    sizeCalculation: ({ made }) => Math.max(1, sizeOf(made)),
  });
  return {
    find(address, version) {
      const entry = kept.get(address);
      return entry?.version === version ? entry.made : undefined;
    },
    keep: (address, version, made) => void kept.set(address, { version, made }),
  };
}
