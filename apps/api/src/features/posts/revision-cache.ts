/**
 * Lets concurrent callers share a read. A call during a running read waits for the next one, so each
 * result is newer than its call, and at most one read runs at a time.
 */
export function shareRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  function start(): Promise<T> {
    next = undefined;
    const result = read();
    const ended = result.then(
      () => {},
      () => {},
    );
    running = ended;
    void ended.then(() => {
      if (running === ended) running = undefined;
    });
    return result;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(start);
    return next;
  };
}

/**
 * Caches a read over all posts until the revision of the published posts changes, so that it is not
 * repeated for each request.
 */
export function keepByRevision<T>(revision: () => Promise<number>, read: () => Promise<T>): () => Promise<T> {
  let cached: { of: number; found: Promise<T> } | undefined;
  return async () => {
    const now = await revision();
    if (cached?.of === now) return cached.found;
    const found = read();
    cached = { of: now, found };
    found.catch(() => {
      if (cached?.found === found) cached = undefined;
    });
    return found;
  };
}
