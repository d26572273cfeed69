/** The browser's storage, with the memory of this page for refused writes. It never throws. */
export function pageStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
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
  };
}
