/** A cached value, which may be undefined. */
interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
}

/** A cache of values by key: of all values, or of the `most` recently used and up to as many older ones. */
function keptValues<Value>(most: number) {
  let recent = new Map<string, Entry<Value>>();
  let older: typeof recent = new Map();
  let last: Entry<Value> | undefined;
  const enter = (entry: Entry<Value>): Entry<Value> => {
    last = entry;
    if (most === 1) return entry;
    // Drops all values that were not used since the last time together: cheaper than evicting them one by one.
    if (recent.size >= most) {
      older = recent;
      recent = new Map();
    }
    recent.set(entry.key, entry);
    return entry;
  };
  return {
    find: (key: string): Entry<Value> | undefined => {
      if (last?.key === key) return last;
      if (most === 1) return undefined;
      const entry = recent.get(key);
      if (entry) last = entry;
      else if (older.size > 0) {
        const used = older.get(key);
        if (used) return enter(used);
      }
      return entry;
    },
    keep: (key: string, value: Value): Entry<Value> => enter({ key, value }),
  };
}

/**
 * Caches the results of a function by a key of its arguments: all of them, or at least the `most` recently used.
 * Results are shared, so callers must not modify them.
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
 * `memoByKey` for a function of a text. By default only the last result is kept: enough if several rules read the same
 * sentence in turn, or if only one answer of a form changes.
 */
export function memoByText<Value>(make: (text: string) => Value, most = 1): (text: string) => Value {
  const kept = keptValues<Value>(most);
  return (text) => (kept.find(text) ?? kept.keep(text, make(text))).value;
}

/** Caches the results of a function per object, as long as the object exists. */
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

/** `memoPerObject` for a function of two objects, a part and its whole. */
export function memoPerPair<
  Part extends object,
  Whole extends object,
  Value extends NonNullable<unknown> | null,
>(make: (part: Part, whole: Whole) => Value): (part: Part, whole: Whole) => Value {
  const within = memoPerObject((whole: Whole) => memoPerObject((part: Part) => make(part, whole)));
  return (part, whole) => within(whole)(part);
}
