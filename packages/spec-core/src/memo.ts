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
    isUsed: boolean;
  }
  const cache = new Map<string, Entry>();
  let last: Entry | undefined;
  // The oldest go; one used since it was last looked at goes to the end instead, which is cheaper than to move it at each use.
  const makeRoom = (): void => {
    for (const [key, entry] of cache) {
      if (cache.size < most) return;
      cache.delete(key);
      if (entry.isUsed) cache.set(key, entry);
      entry.isUsed = false;
    }
  };
  return (...asked) => {
    const key = keyOf(...asked);
    const known = last?.key === key ? last : cache.get(key);
    const entry = known ?? { key, value: make(...asked), isUsed: false };
    if (known) known.isUsed = true;
    else {
      makeRoom();
      cache.set(key, entry);
    }
    last = entry;
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
