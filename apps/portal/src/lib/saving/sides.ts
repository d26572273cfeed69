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
