/** Runs work when there is room for it. */
export type CheckSlots = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `size` pieces of work run at once; the others wait in the order in which they came. */
export function createCheckSlots(size: number): CheckSlots {
  const waiting: (() => void)[] = [];
  let free = size;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
