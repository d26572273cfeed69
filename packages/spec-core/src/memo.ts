/** A value that is kept, and whether it was used since room was last made. */
interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
  isUsed: boolean;
}

/** Values by their keys: all, or the `most` last used. */
function keptValues<Value>(most: number) {
  const cache = new Map<string, Entry<Value>>();
  let last: Entry<Value> | undefined;
  // The oldest go; one used since it was last looked at goes to the end instead, which is cheaper than to move it at each use.
  const makeRoom = (): void => {
    for (const [key, entry] of cache) {
      if (cache.size < most) return;
      cache.delete(key);
      if (entry.isUsed) cache.set(key, entry);
      entry.isUsed = false;
    }
  };
  return {
    find: (key: string): Entry<Value> | undefined => {
      const entry = last?.key === key ? last : cache.get(key);
      if (!entry) return undefined;
      entry.isUsed = true;
      last = entry;
      return entry;
    },
    keep: (key: string, value: Value): Entry<Value> => {
      makeRoom();
      last = { key, value, isUsed: false };
      cache.set(key, last);
      return last;
    },
  };
}

/**
 * The same function with its results kept by a key of its arguments: all, or the `most` last used. Results are shared, so
 * nobody may change them.
 */
export function memoByKey<Asked extends readonly unknown[], Value>(
  make: (...asked: Asked) => Value,
  { keyOf, most = Number.POSITIVE_INFINITY }: { keyOf: (...asked: Asked) => string; most?: number },
): (...asked: Asked) => Value {
  const kept = keptValues<Value>(most);
  return (...asked) => {
    const key = keyOf(...asked);
    return (kept.find(key) ?? kept.keep(key, make(...asked))).value;
  };
}

/**
 * `memoByKey` for a function of a text. One result is enough where one rule after the other reads the same sentence, or
 * one answer of a form changes and the others stay.
 */
export function memoByText<Value>(make: (text: string) => Value, most = 1): (text: string) => Value {
  const kept = keptValues<Value>(most);
  return (text) => (kept.find(text) ?? kept.keep(text, make(text))).value;
}

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
