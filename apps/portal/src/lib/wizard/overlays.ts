import { useEffect } from "react";

const overlays: (() => void)[] = [];
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

/** True while an overlay is open that the browser's Back closes. */
export const isOverlayOpen = (): boolean => overlays.length > 0;

/** Closes the topmost overlay; false when none is open. */
export function closeTopOverlay(): boolean {
  const close = overlays.pop();
  close?.();
  return close !== undefined;
}

/** Calls back whenever an overlay opens or closes. Returns the unsubscribe function. */
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
