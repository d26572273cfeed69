/** One of the items, chosen by a number of `random` in [0, 1); undefined for an empty list. */
export function pick<T>(random: () => number, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)];
}
