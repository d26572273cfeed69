/**
 * The same function with its latest results kept: while a form is filled in, one answer changes and the others stay as
 * they were, and one rule after the other reads the same sentence. Results are shared, so nobody may change them.
 */
export function remember<Asked extends readonly unknown[], Value>(
  make: (...asked: Asked) => Value,
  most: number,
  keyOf: (...asked: Asked) => string,
): (...asked: Asked) => Value {
  interface Entry {
    readonly key: string;
    readonly value: Value;
  }
  // In the order of their last use.
  const kept = new Map<string, Entry>();
  let last: Entry | undefined;
  return (...asked) => {
    const key = keyOf(...asked);
    if (last?.key === key) return last.value;
    last = kept.get(key) ?? { key, value: make(...asked) };
    kept.delete(key);
    kept.set(key, last);
    const [oldest] = kept.size > most ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return last.value;
  };
}

/** `remember` for a function of a text. */
export const rememberTexts = <Value>(make: (text: string) => Value, most = 1): ((text: string) => Value) =>
  remember(make, most, (text) => text);
