import { useEffect, useEffectEvent } from "react";
import { z } from "zod";

/** What the router keeps with each entry of the history: how many lie before it. */
const entrySchema = z.object({ idx: z.int() });
const placeOf = (state: unknown): number | undefined => entrySchema.safeParse(state).data?.idx;

/** A form that would lose something: the entry of the history that it stands at, and how it asks first. */
interface Hold {
  readonly here: number | undefined;
  readonly ask: () => void;
}

/** Those of the page, the one that opened last at the end. */
const holds: Hold[] = [];

/**
 * Watches the browser's Back and Forward for forms that hold them back. To be called once, before the router is made:
 * it has to receive a navigation first, or the form is gone by then. Returns how to end it.
 */
export function watchBack(): () => void {
  let isReturning = false;
  const onPopState = (event: PopStateEvent): void => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const hold = holds.at(-1);
    const there = placeOf(event.state);
    if (hold?.here === undefined || there === undefined || hold.here === there) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(hold.here - there);
    hold.ask();
  };
  window.addEventListener("popstate", onPopState, { capture: true });
  return () => window.removeEventListener("popstate", onPopState, { capture: true });
}

/**
 * Keeps the page while something would be lost: Back and Forward return to it and `ask`, and closing or reloading the
 * window is asked about by the browser.
 */
export function useHoldBack(wouldLose: boolean, ask: () => void): void {
  const onHeld = useEffectEvent(ask);
  useEffect(() => {
    if (!wouldLose) return;
    const hold: Hold = { here: placeOf(history.state), ask: () => onHeld() };
    holds.push(hold);
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => {
      holds.splice(holds.indexOf(hold), 1);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [wouldLose]);
}
