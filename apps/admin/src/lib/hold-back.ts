import { useEffect, useEffectEvent } from "react";
import { z } from "zod";

/** What the router keeps with each entry of the history: how many lie before it. */
const entrySchema = z.object({ idx: z.int() });
const placeOf = (state: unknown): number | undefined => entrySchema.safeParse(state).data?.idx;

/**
 * Keeps the page while something would be lost: Back and Forward return to it and `ask`, and closing or reloading the
 * window is asked about by the browser.
 */
export function useHoldBack(wouldLose: boolean, ask: () => void): void {
  const onHeld = useEffectEvent(ask);
  useEffect(() => {
    if (!wouldLose) return;
    const here = placeOf(history.state);
    let isReturning = false;
    const onPopState = (event: PopStateEvent): void => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const there = placeOf(event.state);
      if (here === undefined || there === undefined || here === there) return;
      // Before the router hears of it, which would draw the other page.
      event.stopImmediatePropagation();
      isReturning = true;
      history.go(here - there);
      onHeld();
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("popstate", onPopState, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    return () => {
      window.removeEventListener("popstate", onPopState, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [wouldLose]);
}
