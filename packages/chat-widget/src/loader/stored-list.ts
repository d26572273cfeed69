/** The list under a key; empty where there is none that can be read. */
export function readList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? "");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Keeps a text, where the browser lets us. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the conversation lasts as long as the page.
  }
}
