/** Items between two pauses: a few milliseconds of work. */
const slice = 64;

/** Maps, and yields every few milliseconds. */
export function* mapInSteps<A, B>(
  items: readonly A[],
  map: (item: A, at: number) => B,
): Generator<void, B[]> {
  const out: B[] = [];
  for (const [at, item] of items.entries()) {
    if (at % slice === 0) yield;
    out.push(map(item, at));
  }
  return out;
}

/** Takes all steps without a pause. */
export function takeAll<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
