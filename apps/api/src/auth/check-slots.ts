/** Runs work when there is room for it; `busy` when there was none for too long, and it was not begun. */
export type CheckSlots = <T>(work: () => Promise<T>) => Promise<T | "busy">;

/** How long a sign-in waits for its turn at most, in milliseconds: what comes after it takes time too. */
export const usualTurnMs = 2500;

/**
 * Lets at most `size` pieces of work run at once; the others wait in the order in which they came, none for longer than
 * `maxWaitMs`: what the ones before them wait for, such as a locked database, would else add up.
 */
export function createCheckSlots(size: number, maxWaitMs: number): CheckSlots {
  const waiting: (() => void)[] = [];
  let free = size;

  function takeTurn(): Promise<"turn" | "busy"> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        resolve("busy");
      }, maxWaitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve("turn");
      };
      waiting.push(begin);
    });
  }

  return async (work) => {
    if (free > 0) free -= 1;
    else if ((await takeTurn()) === "busy") return "busy";
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
