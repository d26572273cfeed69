import type { KeyValue } from "@sitewright/app-kit/storage";

/** A browser storage in memory; `isFull` refuses every write, as a browser does when its quota is used up. */
export class MemoryStorage implements KeyValue {
  readonly entries = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    this.entries.set(key, text);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
  /** The value under a key, parsed. */
  json(key: string): unknown {
    return JSON.parse(this.getItem(key) ?? "null");
  }
}
