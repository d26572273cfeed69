import { isEqual } from "../is-equal.ts";

/** A value as both sides last agreed on it, as it is here, and as it is there. */
export interface Sides<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** One part of each side. */
export const partOf = <T, P>({ base, mine, theirs }: Sides<T>, part: (whole: T) => P): Sides<P> => ({
  base: part(base),
  mine: part(mine),
  theirs: part(theirs),
});

/** What one element of a list is told from another by. */
type KeyOf<T> = (element: T) => string;

const byKey = <T>(list: readonly T[], keyOf: KeyOf<T>): ReadonlyMap<string, T> =>
  new Map(list.map((element) => [keyOf(element), element]));

/**
 * Merges two descendants of a list element by element: what either side added is there, what either side took away is
 * gone. My order stays; what they added comes last. An element that only one side changed has that change; one that
 * both changed is settled by `both`.
 */
export function mergeList<T>({
  sides,
  keyOf,
  both,
}: {
  readonly sides: Sides<readonly T[]>;
  readonly keyOf: KeyOf<T>;
  readonly both: (mine: T, theirs: T, base: T | undefined) => T;
}): T[] {
  if (isEqual(sides.mine, sides.base)) return [...sides.theirs];
  if (isEqual(sides.theirs, sides.base)) return [...sides.mine];
  const base = byKey(sides.base, keyOf);
  const mine = byKey(sides.mine, keyOf);
  const theirs = byKey(sides.theirs, keyOf);
  const kept = [...mine].flatMap(([key, element]) => {
    const other = theirs.get(key);
    if (other === undefined) return base.has(key) ? [] : [element];
    if (isEqual(element, base.get(key))) return [other];
    return [isEqual(other, base.get(key)) ? element : both(element, other, base.get(key))];
  });
  const added = [...theirs].filter(([key]) => !base.has(key) && !mine.has(key));
  return [...kept, ...added.map(([, element]) => element)];
}
