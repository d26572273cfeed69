import { useState } from "react";

/**
 * Undo of the last random choice: `keep` remembers the value before and the random one, and `undo` restores the former.
 * Offered only while the random choice is unchanged (compared by identity).
 */
export function useUndo<T>(current: T, apply: (value: T) => void) {
  const [last, setLast] = useState<{ before: T; after: T } | null>(null);
  return {
    canUndo: last !== null && last.after === current,
    replace(after: T): void {
      apply(after);
      setLast({ before: current, after });
    },
    undo(): void {
      if (last === null) return;
      apply(last.before);
      setLast(null);
    },
  };
}
