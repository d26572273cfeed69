import { useEffect } from "react";

const overlays: (() => void)[] = [];
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

/** Whether something lies over the step that Back takes away. */
export const isOverlayOpen = (): boolean => overlays.length > 0;

/** Closes what lies on top; false where the step lies open. */
export function closeTopOverlay(): boolean {
  const close = overlays.pop();
  close?.();
  return close !== undefined;
}

/** Calls back whenever something comes to lie over the step or goes. Returns what ends it. */
export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While `isOpen`, the browser's Back calls `close` instead of leaving the step. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    overlays.push(close);
    notifyListeners();
    return () => {
      const place = overlays.indexOf(close);
      if (place >= 0) overlays.splice(place, 1);
      notifyListeners();
    };
  }, [isOpen, close]);
}
