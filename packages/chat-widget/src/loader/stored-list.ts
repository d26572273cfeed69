/** The list under a key; empty where it is missing or unreadable. */
export function readList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? "");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Stores a text, where the browser permits. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the conversation is lost with the page.
  }
}
