/** Bytes of files that have not reached the server, by the id of their preview. */
export interface WaitingFiles {
  put(id: string, file: Blob): Promise<void>;
  get(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}

/** Waiting files, and whether they are stored. */
export interface StoredWaitingFiles extends WaitingFiles {
  /** Whether some bytes are only in the memory of this page. */
  hasUnstoredBytes(): boolean;
  /** Whether a file still waits: another tab that has uploaded it removes it from the database, not from this memory. */
  stillWait(id: string): Promise<boolean>;
}

const databaseName = "sitewright";
const storeName = "waiting-files";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Runs one request in the store; resolves once its transaction is complete, since a browser without room may fail only
 * then. Async, because a browser without storage may throw at once instead of rejecting.
 */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const request = act(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

/**
 * Stores bytes in memory and, so that they outlive a reload, in IndexedDB. Where the browser refuses that, the tile says
 * 'Choose again' after a reload.
 */
export function createWaitingFiles(): StoredWaitingFiles {
  const memory = new Map<string, Blob>();
  const unstored = new Set<string>();
  const orNothing = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);
  return {
    async put(id, file) {
      memory.set(id, file);
      unstored.add(id);
      const kept = await orNothing(inStore("readwrite", (store) => store.put(file, id)));
      if (kept !== null) unstored.delete(id);
    },
    async get(id) {
      const kept = memory.get(id);
      if (kept) return kept;
      const found: unknown = await orNothing(inStore("readonly", (store) => store.get(id)));
      if (!(found instanceof Blob)) return null;
      memory.set(id, found);
      return found;
    },
    async remove(id) {
      memory.delete(id);
      unstored.delete(id);
      await orNothing(inStore("readwrite", (store) => store.delete(id)));
    },
    hasUnstoredBytes: () => unstored.size > 0,
    async stillWait(id) {
      if (unstored.has(id)) return true;
      return (await orNothing(inStore("readonly", (store) => store.count(id)))) === 1;
    },
  };
}
