/** The longest increasing subsequence of the entries by their keys; the other entries are out of order. */
export function longestRise<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => number): Entry[] {
  const best: Entry[][] = [];
  entries.forEach((entry, index) => {
    const chains = best.slice(0, index).filter((chain) => {
      const last = chain.at(-1);
      return last !== undefined && keyOf(last) < keyOf(entry);
    });
    best.push([
      ...chains.reduce<Entry[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []),
      entry,
    ]);
  });
  return best.reduce<Entry[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
