/**
 * Runs work when a slot is free; `busy`, without starting it, when none was free for too long or the caller
 * disconnected meanwhile.
 */
export type Slots = <T>(work: () => Promise<T>, signal?: () => AbortSignal) => Promise<T | "busy">;

/** Longest wait for a slot, in milliseconds: the work after it takes time too. */
export const defaultTurnMs = 2500;

/**
 * Runs at most `size` pieces of work at once; the others queue in order, none for longer than `maxWaitMs`:
 * otherwise the waits of earlier ones, for example for a locked database, would add up.
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
