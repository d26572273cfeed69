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

/**
 * A browser's storage (null: it has none) that never forgets while the page lives: what it refuses to keep is held in
 * memory. A refused write throws all the same, so that the person can be told.
 */
export class HeldStorage implements KeyValue {
  readonly #lasting: KeyValue | null;
  readonly #held = new Map<string, string>();

  constructor(lasting: KeyValue | null) {
    this.#lasting = lasting;
  }

  #keys(): string[] {
    return [...new Set([...(this.#lasting ? keysWith(this.#lasting, "") : []), ...this.#held.keys()])];
  }
  get length(): number {
    return this.#keys().length;
  }
  key(index: number): string | null {
    return this.#keys()[index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#held.get(key) ?? this.#lasting?.getItem(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#held.set(key, text);
    if (!this.#lasting) throw new DOMException("The browser keeps nothing.", "QuotaExceededError");
    this.#lasting.setItem(key, text);
    this.#held.delete(key);
  }
  removeItem(key: string): void {
    this.#held.delete(key);
    this.#lasting?.removeItem(key);
  }
}
