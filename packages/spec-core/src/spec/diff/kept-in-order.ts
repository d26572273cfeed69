/**
 * Of the keys that two lists share, those that need not move: a longest run of them that rises in both (patience
 * sorting, in n log n). Each key is in a list once.
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
