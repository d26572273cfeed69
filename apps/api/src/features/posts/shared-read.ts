/**
 * A read that callers share: whoever asks while one is under way gets the next one, so that each gets what was true after
 * it asked, and a crowd costs one read at a time.
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
