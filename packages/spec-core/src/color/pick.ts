/** One of the items, by a number of `random` in [0, 1); undefined where there are none. */
export function pick<T>(random: () => number, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)];
}
