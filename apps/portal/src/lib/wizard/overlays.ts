import { useEffect } from "react";

const covers: (() => void)[] = [];
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Whether something lies over the step that Back takes away. */
export const isStepCovered = (): boolean => covers.length > 0;

/** Closes what lies on top; false where the step lies open. */
export function closeCover(): boolean {
  const close = covers.pop();
  close?.();
  return close !== undefined;
}

/** Calls back whenever something comes to lie over the step or goes. Returns what ends it. */
export function watchCovers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While `isOpen`, the browser's Back calls `close` instead of leaving the step. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    covers.push(close);
    tell();
    return () => {
      const place = covers.indexOf(close);
      if (place >= 0) covers.splice(place, 1);
      tell();
    };
  }, [isOpen, close]);
}
