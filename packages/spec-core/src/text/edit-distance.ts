/**
 * The edit distance of two texts: the number of letters to insert, delete, replace or swap with an adjacent one. A
 * distance greater than `max` is returned as infinite.
 */
export function editDistance(one: string, other: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, next];
  }
  const distance = last[other.length] ?? 0;
  return distance > max ? Number.POSITIVE_INFINITY : distance;
}
