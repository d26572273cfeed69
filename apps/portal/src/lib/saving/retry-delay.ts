const firstMs = 2000;
const longestMs = 30_000;

/**
 * How long after the n-th failure in a row (from 1) the next try is made: twice as long each time, at most half a
 * minute, less up to a half by chance, so that many devices do not come back in one moment.
 */
export function retryDelayMs(failures: number, random: () => number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return full / 2 + (full / 2) * random();
}
