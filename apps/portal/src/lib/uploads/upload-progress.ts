/** Highest percentage shown before the server has confirmed that the file is stored. */
const percentUntilStored = 90;

/** Percentage to show for bytes sent of a total; whole, and never above the cap: sent is not stored. */
export function sentPercent(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0) return 0;
  return Math.min(percentUntilStored, Math.floor((sentBytes / totalBytes) * 100));
}
