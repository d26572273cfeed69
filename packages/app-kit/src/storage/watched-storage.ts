import { MemoryFallbackStorage } from "./device-storage.ts";

/** A storage that notifies listeners of changes, in this tab or another one. */
export class WatchedStorage extends MemoryFallbackStorage {
  readonly #listeners = new Set<() => void>();

  override setItem(key: string, text: string): void {
    try {
      super.setItem(key, text);
    } finally {
      this.#notify();
    }
  }
  override removeItem(key: string): void {
    super.removeItem(key);
    this.#notify();
  }

  /** Returns the unsubscribe function. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    window.addEventListener("storage", onChange);
    return () => {
      this.#listeners.delete(onChange);
      window.removeEventListener("storage", onChange);
    };
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
