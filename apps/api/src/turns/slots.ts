/**
 * Runs work when a slot is free; returns `busy`, without starting it, if none was free in time or the
 * caller disconnected meanwhile.
 */
export type Slots = <T>(work: () => Promise<T>, caller?: SlotCaller) => Promise<T | "busy">;

/** `signal` aborts when the caller disconnects. Callers of one `group` share its turns; one group by default. */
export interface SlotCaller {
  readonly signal?: (() => AbortSignal) | undefined;
  readonly group?: string;
}

/** The longest wait for a slot in milliseconds; it is short because the work after it takes time too. */
export const defaultTurnMs = 2500;

/**
 * Runs at most `size` pieces of work at once; the others queue in order, none longer than `maxWaitMs`:
 * otherwise the waits of earlier ones, for example for a locked database, would add up. Groups take
 * turns: if one group has a hundred pieces waiting, another group's piece waits for one of them and not
 * for all.
 */
export function createSlots(size: number, maxWaitMs: number): Slots {
  /** The waiting work of each group; the group at the front is next. */
  const byGroup = new Map<string, Set<() => void>>();
  let free = size;

  function takeNext(): (() => void) | undefined {
    const [next] = byGroup;
    if (!next) return undefined;
    const [group, waiting] = next;
    const [begin] = waiting;
    if (begin) waiting.delete(begin);
    byGroup.delete(group);
    if (waiting.size > 0) byGroup.set(group, waiting);
    return begin;
  }

  function takeTurn({ signal: read, group = "" }: SlotCaller): Promise<"turn" | "busy"> {
    const signal = read?.();
    const waiting = byGroup.get(group) ?? new Set();
    byGroup.set(group, waiting);
    return new Promise((resolve) => {
      const end = (outcome: "turn" | "busy") => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
        resolve(outcome);
      };
      const begin = () => end("turn");
      const leave = () => {
        waiting.delete(begin);
        if (waiting.size === 0 && byGroup.get(group) === waiting) byGroup.delete(group);
        end("busy");
      };
      const timer = setTimeout(leave, maxWaitMs);
      signal?.addEventListener("abort", leave);
      waiting.add(begin);
      if (signal?.aborted) leave();
    });
  }

  return async (work, caller = {}) => {
    if (free > 0) free -= 1;
    else if ((await takeTurn(caller)) === "busy") return "busy";
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next();
      else free += 1;
    }
  };
}
