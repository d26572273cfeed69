import { LRUCache } from "lru-cache";

/** Bytes of text that are kept at most; what was read longest ago goes first. */
const mostBytes = 48 * 1024 * 1024;

/** Keeps what was made, each for as long as what it was made of goes by the same name. */
export interface PageCache<Kept extends object> {
  find(address: string, madeOf: string): Kept | undefined;
  keep(address: string, madeOf: string, made: Kept): void;
}

/** Creates an empty cache. `sizeOf`: about how many bytes something takes. */
export function createPageCache<Kept extends object>(sizeOf: (made: Kept) => number): PageCache<Kept> {
  const kept = new LRUCache<string, { madeOf: string; made: Kept }>({
    maxSize: mostBytes,
    sizeCalculation: ({ made }) => Math.max(1, sizeOf(made)),
  });
  return {
    find(address, madeOf) {
      const entry = kept.get(address);
      return entry?.madeOf === madeOf ? entry.made : undefined;
    },
    keep: (address, madeOf, made) => void kept.set(address, { madeOf, made }),
  };
}
