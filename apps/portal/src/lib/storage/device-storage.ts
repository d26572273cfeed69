/** What is needed of the browser's storage; also a test's stand-in. */
export type KeyValue = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The browser's own storage; null where the browser refuses it, which it says by throwing on the mere look. */
export function browserStorage(): KeyValue | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** All keys now stored that begin with `prefix`. */
export function keysWith(storage: KeyValue, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
}

/** Reads a text; null when there is none or the browser refuses. */
export function readText(storage: KeyValue | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Writes a text, or removes the key for null. False when the storage is full or refused. */
export function writeText(storage: KeyValue | null, key: string, text: string | null): boolean {
  if (!storage) return false;
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
