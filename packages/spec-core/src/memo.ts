/**
 * The same function with its results kept by a key of its arguments: all, or the `most` last used. Results are shared, so
 * nobody may change them.
 */
export function memoByKey<Asked extends readonly unknown[], Value>(
  make: (...asked: Asked) => Value,
  { keyOf, most = Number.POSITIVE_INFINITY }: { keyOf: (...asked: Asked) => string; most?: number },
): (...asked: Asked) => Value {
  interface Entry {
    readonly key: string;
    readonly value: Value;
  }
  // Where few are kept, in the order of their last use.
  const cache = new Map<string, Entry>();
  let last: Entry | undefined;
  return (...asked) => {
    const key = keyOf(...asked);
    if (last?.key === key) return last.value;
    const entry = cache.get(key) ?? { key, value: make(...asked) };
    last = entry;
    if (Number.isFinite(most)) cache.delete(key);
    cache.set(key, entry);
    const [oldest] = cache.size > most ? cache.keys() : [];
    if (oldest !== undefined) cache.delete(oldest);
    return entry.value;
  };
}

/**
 * `memoByKey` for a function of a text. One result is enough where one rule after the other reads the same sentence, or
 * one answer of a form changes and the others stay.
 */
export const memoByText = <Value>(make: (text: string) => Value, most = 1): ((text: string) => Value) =>
  memoByKey(make, { keyOf: (text) => text, most });

/** The same function of an object with its results kept as long as the object. */
export function memoPerObject<Owner extends object, Value extends NonNullable<unknown> | null>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const cache = new WeakMap<Owner, Value>();
  return (owner) => {
    const found = cache.get(owner);
    if (found !== undefined) return found;
    const value = make(owner);
    cache.set(owner, value);
    return value;
  };
}

/** `memoPerObject` for a function of a part and its whole. */
export function memoPerPair<
  Part extends object,
  Whole extends object,
  Value extends NonNullable<unknown> | null,
>(make: (part: Part, whole: Whole) => Value): (part: Part, whole: Whole) => Value {
  const within = memoPerObject((whole: Whole) => memoPerObject((part: Part) => make(part, whole)));
  return (part, whole) => within(whole)(part);
}
