import { useState } from "react";

/**
 * The way back from the last random choice: `keep` remembers what stood before and what was put in its place, and
 * `undo` puts it back. Offered only while the random choice still stands (told by identity).
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
