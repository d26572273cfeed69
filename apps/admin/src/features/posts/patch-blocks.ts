/** The replacement that turns one list into the other: removes a number of items of `before` from index `from` on and inserts `insert`. */
export interface Patch {
  readonly from: number;
  readonly remove: number;
  readonly insert: readonly string[];
}

/** The one range in which two lists of blocks differ. */
export function patchOf(before: readonly string[], after: readonly string[]): Patch {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, remove: before.length - same - from, insert: after.slice(from, after.length - same) };
}
