/** A storage that never throws. */
export interface PageStorage extends Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  /** Drops what only this page holds. */
  forget(): void;
}

/** The browser's storage, with the memory of this page for refused writes. */
export function pageStorage(): PageStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        localStorage.setItem(key, text);
        memory.delete(key);
      } catch {
        // Storage is blocked or full: the conversation is lost with the page.
        memory.set(key, text);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
    forget: () => memory.clear(),
  };
}
