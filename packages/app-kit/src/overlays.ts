import { useEffect, useRef } from "react";

/** Closes an overlay; returns false where it stays open, as while it is busy. */
type CloseOverlay = () => unknown;

const overlays: CloseOverlay[] = [];
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

/** True while an overlay is open that the browser's Back closes. */
export const isOverlayOpen = (): boolean => overlays.length > 0;

/** Asks the topmost overlay to close; false when none is open. */
export function closeTopOverlay(): boolean {
  const close = overlays.pop();
  if (close?.() === false) overlays.push(close);
  return close !== undefined;
}

/** Calls back whenever an overlay opens or closes. Returns the unsubscribe function. */
export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While `isOpen`, the browser's Back calls `close` instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: CloseOverlay): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const overlay: CloseOverlay = () => latest.current();
    overlays.push(overlay);
    notifyListeners();
    return () => {
      const place = overlays.indexOf(overlay);
      if (place >= 0) overlays.splice(place, 1);
      // Deferred, because strict mode opens it again at once, which must not change the history.
      queueMicrotask(notifyListeners);
    };
  }, [isOpen]);
}
