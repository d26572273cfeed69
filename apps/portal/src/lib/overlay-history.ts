import { closeTopOverlay, isOverlayOpen, subscribeToOverlays } from "@sitewright/app-kit/overlays";
import { useEffect } from "react";
import { z } from "zod";

const coveredSchema = z.object({ isCovered: z.literal(true) });

/** The current history entry was created for an open overlay. */
const isEntryCovered = (): boolean => coveredSchema.safeParse(history.state).success;

/**
 * While an overlay is open, keeps a history entry for it with the page's address, so that Back closes the overlay; the
 * entry is removed when the overlay is closed in another way. Returns its stop function.
 */
export function startOverlayHistory(): () => void {
  const { pathname } = location;
  let isRunning = true;
  /** This code has gone back, which the browser does later. */
  let isLeaving = false;

  const sync = (): void => {
    if (!isRunning || isLeaving || isOverlayOpen() === isEntryCovered()) return;
    if (isOverlayOpen()) {
      history.pushState({ ...history.state, isCovered: true }, "");
    } else {
      isLeaving = true;
      history.back();
    }
  };
  const onPopState = (): void => {
    if (location.pathname !== pathname) return;
    if (!isLeaving && !isEntryCovered()) closeTopOverlay();
    isLeaving = false;
    sync();
  };

  window.addEventListener("popstate", onPopState);
  const endSubscription = subscribeToOverlays(sync);
  // Deferred, because strict mode stops and starts it again at once, which must not change the history.
  queueMicrotask(sync);
  return () => {
    isRunning = false;
    window.removeEventListener("popstate", onPopState);
    endSubscription();
  };
}

/** Makes Back close the overlays of a screen without steps; the wizard has `useStepHistory`. */
export function useOverlayHistory(): void {
  useEffect(startOverlayHistory, []);
}
