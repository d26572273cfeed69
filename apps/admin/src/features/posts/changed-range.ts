/** A text, or a list of blocks. */
interface Sequence<Self> {
  readonly length: number;
  at(index: number): unknown;
  slice(from: number, to: number): Self;
}

/** The replacement of `before` from index `from` up to `to`, exclusive, by `insert`. */
export interface ChangedRange<Part> {
  readonly from: number;
  readonly to: number;
  readonly insert: Part;
}

/** The one range in which two sequences differ: replacing it turns `before` into `after`. */
export function changedRange<Part extends Sequence<Part>>(before: Part, after: Part): ChangedRange<Part> {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before.at(from) === after.at(from)) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
