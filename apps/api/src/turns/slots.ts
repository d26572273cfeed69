/**
 * Runs work when there is room for it; `busy` when there was none for too long, or whoever asked went away while it
 * waited, and it was not begun.
 */
export type Slots = <T>(work: () => Promise<T>, signal?: () => AbortSignal) => Promise<T | "busy">;

/** How long work waits for its turn at most, in milliseconds: what comes after it takes time too. */
export const usualTurnMs = 2500;

/**
 * Lets at most `size` pieces of work run at once; the others wait in the order in which they came, none for longer than
 * `maxWaitMs`: what the ones before them wait for, such as a locked database, would else add up.
 */
export function createSlots(size: number, maxWaitMs: number): Slots {
  const waiting: (() => void)[] = [];
  let free = size;

  function takeTurn(signal: AbortSignal | undefined): Promise<"turn" | "busy"> {
    return new Promise((resolve) => {
      const end = (outcome: "turn" | "busy") => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
        resolve(outcome);
      };
      const begin = () => end("turn");
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        end("busy");
      };
      const timer = setTimeout(leave, maxWaitMs);
      signal?.addEventListener("abort", leave);
      waiting.push(begin);
      if (signal?.aborted) leave();
    });
  }

  return async (work, signal) => {
    if (free > 0) free -= 1;
    else if ((await takeTurn(signal?.())) === "busy") return "busy";
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
