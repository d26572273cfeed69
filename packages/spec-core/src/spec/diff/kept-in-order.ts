/**
 * Of the keys that occur in both lists, a longest sequence that has the same order in both: these entries were not
 * moved. Uses patience sorting, O(n log n). Keys must be unique in each list.
 */
export function keptInOrder(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const place = new Map(after.map((key, index) => [key, index]));
  const common = before.filter((key) => place.has(key));
  const placeOf = (key: string): number => place.get(key) ?? 0;
  const tails: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const key of common) {
    let low = 0;
    for (let high = tails.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (placeOf(tails[middle] ?? "") < placeOf(key)) low = middle + 1;
      else high = middle;
    }
    previous.set(key, tails[low - 1]);
    tails[low] = key;
  }
  const kept = new Set<string>();
  for (let key = tails.at(-1); key !== undefined; key = previous.get(key)) kept.add(key);
  return kept;
}
