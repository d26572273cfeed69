/** Only letters and digits, in lower case, `&` as `and`: equal for two spellings of the same words. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** A word without endings for number and grammatical form. */
export const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed|y)$/, "");

/** The edit distance of two texts; more than `max` counts as infinite. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  const distance = row[b.length] ?? 0;
  return distance > max ? Number.POSITIVE_INFINITY : distance;
}
