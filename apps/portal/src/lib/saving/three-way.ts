import { isEqual } from "../is-equal.ts";

/** The three inputs of a merge: the common base, the value here, and the value of the other side. */
export interface ThreeWay<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** The same part of all three. */
export const pick = <T, P>({ base, mine, theirs }: ThreeWay<T>, part: (whole: T) => P): ThreeWay<P> => ({
  base: part(base),
  mine: part(mine),
  theirs: part(theirs),
});

/** Identifies an element of a list. */
type KeyOf<T> = (element: T) => string;

const byKey = <T>(list: readonly T[], keyOf: KeyOf<T>): ReadonlyMap<string, T> =>
  new Map(list.map((element) => [keyOf(element), element]));

/**
 * Merges lists element by element: what either side added is kept, what either side removed is dropped. My
 * order stays; their additions come last. An element that one side changed has that change; for one that both
 * changed, `mergeElement` decides.
 */
export function mergeList<T>({
  sides,
  keyOf,
  mergeElement,
}: {
  readonly sides: ThreeWay<readonly T[]>;
  readonly keyOf: KeyOf<T>;
  readonly mergeElement: (mine: T, theirs: T, base: T | undefined) => T;
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
    return [isEqual(other, base.get(key)) ? element : mergeElement(element, other, base.get(key))];
  });
  const added = [...theirs].filter(([key]) => !base.has(key) && !mine.has(key));
  return [...kept, ...added.map(([, element]) => element)];
}
