import type { z } from "zod";

/** The part of the Storage interface that is used here. */
export type KeyValue = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A storage of the browser; null where the browser refuses it by throwing on access. */
function storageOf(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

export const browserStorage = (): KeyValue | null => storageOf("localStorage");

/** The storage of this tab, which a browser keeps when it discards the page. */
export const tabStorage = (): Storage | null => storageOf("sessionStorage");

/** All stored keys that begin with `prefix`. */
export function keysWith(storage: KeyValue, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key): key is string => key?.startsWith(prefix) === true);
}

/** Reads a text; null when there is none or the browser refuses. */
export function readText(storage: KeyValue | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The value of a JSON text; undefined where it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a JSON value; undefined when there is none, or the schema rejects it. */
export function readJson<T>(storage: KeyValue | null, key: string, schema: z.ZodType<T>): T | undefined {
  const text = readText(storage, key);
  return text === null ? undefined : schema.safeParse(parseJson(text)).data;
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
 * The browser's storage (null: none), with the memory of this page for refused writes. A refused write still
 * throws, so that the page can show a message.
 */
export class MemoryFallbackStorage implements KeyValue {
  readonly #browser: KeyValue | null;
  readonly #memory = new Map<string, string>();

  constructor(browser: KeyValue | null) {
    this.#browser = browser;
  }

  #keys(): string[] {
    return [...new Set([...(this.#browser ? keysWith(this.#browser, "") : []), ...this.#memory.keys()])];
  }
  get length(): number {
    return this.#keys().length;
  }
  key(index: number): string | null {
    return this.#keys()[index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#memory.get(key) ?? this.#browser?.getItem(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#memory.set(key, text);
    if (!this.#browser) throw new DOMException("The browser keeps nothing.", "QuotaExceededError");
    this.#browser.setItem(key, text);
    this.#memory.delete(key);
  }
  removeItem(key: string): void {
    this.#memory.delete(key);
    this.#browser?.removeItem(key);
  }
}
