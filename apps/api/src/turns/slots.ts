/**
 * Runs work when a slot is free; `busy`, without starting it, when none was free for too long or the caller
 * disconnected meanwhile.
 */
export type Slots = <T>(work: () => Promise<T>, caller?: SlotCaller) => Promise<T | "busy">;

/** `signal` aborts when the caller disconnects. Callers of one `group` share its turns; one group by default. */
export interface SlotCaller {
  readonly signal?: (() => AbortSignal) | undefined;
  readonly group?: string;
}

/** Longest wait for a slot, in milliseconds: the work after it takes time too. */
export const defaultTurnMs = 2500;

/**
 * Runs at most `size` pieces of work at once; the others queue in order, none for longer than `maxWaitMs`:
 * otherwise the waits of earlier ones, for example for a locked database, would add up. Groups take turns: a
 * hundred pieces of one delay those of another by one of them, not by all.
 */
export function createSlots(size: number, maxWaitMs: number): Slots {
  /** What waits of each group, the group whose turn is next first. */
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
