/**
 * Caches a read over all posts until the revision of the published posts changes, so that it is not repeated
 * for each page.
 */
export function keepByRevision<T>(revision: () => Promise<number>, read: () => Promise<T>): () => Promise<T> {
  let known: { of: number; found: Promise<T> } | undefined;
  return async () => {
    const now = await revision();
    if (known?.of === now) return known.found;
    const found = read();
    known = { of: now, found };
    found.catch(() => {
      if (known?.found === found) known = undefined;
    });
    return found;
  };
}
