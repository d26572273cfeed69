/** Waits for a turn of the event loop that nobody else who waits here has. */
export type NextTurn = () => Promise<void>;

/**
 * Creates a queue that lets one through in each turn of the event loop. Without it, work for a hundred requests that
 * arrived together would be done in one go, because answers from memory let nobody else in between.
 */
export function createTurns(): NextTurn {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
