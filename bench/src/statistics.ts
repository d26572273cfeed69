/** The quantile of the numbers for a share from 0 to 1, by nearest rank. NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(0, Math.ceil(share * sorted.length) - 1);
  return sorted[rank] ?? Number.NaN;
}

/** The median. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * The probability that at least `count` of `of` tosses of a fair coin are heads: the one-sided sign test.
 */
export function chanceOfAtLeast(count: number, of: number): number {
  let ways = 1;
  let found = count === 0 ? 1 : 0;
  for (let heads = 1; heads <= of; heads++) {
    ways = (ways * (of - heads + 1)) / heads;
    if (heads >= count) found += ways;
  }
  return found / 2 ** of;
}
