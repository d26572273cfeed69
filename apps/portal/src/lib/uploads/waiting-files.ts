import { createStore, del, get, promisifyRequest, set } from "idb-keyval";

/** Bytes of files that have not reached the server, by the id of their preview. */
export interface WaitingFiles {
  put(id: string, file: Blob): Promise<void>;
  get(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}

/** Waiting files, and whether they are stored. */
export interface StoredWaitingFiles extends WaitingFiles {
  /** True where some bytes are only in the memory of this page. */
  hasUnstoredBytes(): boolean;
  /**
   * True for a file that still waits: another tab that has uploaded it removes it from the database, not from
   * this memory.
   */
  stillWait(id: string): Promise<boolean>;
}

const databaseName = "sitewright";
const storeName = "waiting-files";

/**
 * The result of the action; null where the browser stores nothing. Async, because such a browser may throw
 * synchronously.
 */
async function orNull<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch {
    return null;
  }
}

/**
 * Stores bytes in memory and, so that they outlive a reload, in IndexedDB. Where the browser refuses that, the tile
 * says 'Choose again' after a reload.
 */
export function createWaitingFiles(): StoredWaitingFiles {
  const memory = new Map<string, Blob>();
  const unstored = new Set<string>();
  const store = createStore(databaseName, storeName);
  return {
    async put(id, file) {
      memory.set(id, file);
      unstored.add(id);
      // Resolves once the transaction is complete: a full browser may reject only then.
      const isKept = await orNull(() => set(id, file, store).then(() => true));
      if (isKept) unstored.delete(id);
    },
    async get(id) {
      const kept = memory.get(id);
      if (kept) return kept;
      const found = await orNull(() => get<unknown>(id, store));
      if (!(found instanceof Blob)) return null;
      memory.set(id, found);
      return found;
    },
    async remove(id) {
      memory.delete(id);
      unstored.delete(id);
      await orNull(() => del(id, store));
    },
    hasUnstoredBytes: () => unstored.size > 0,
    async stillWait(id) {
      if (unstored.has(id)) return true;
      const found = await orNull(() => store("readonly", (files) => promisifyRequest(files.count(id))));
      return found === 1;
    },
  };
}
