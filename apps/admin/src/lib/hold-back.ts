import { useEffect, useEffectEvent } from "react";
import { z } from "zod";

/** The router's state of a history entry: its index. */
const entrySchema = z.object({ idx: z.int() });
const placeOf = (state: unknown): number | undefined => entrySchema.safeParse(state).data?.idx;

/**
 * A form with unsaved input: the history entry that it belongs to, and the function that asks before leaving.
 */
interface Hold {
  readonly here: number | undefined;
  readonly ask: () => void;
}

/** The open ones of the page, most recent last. */
const holds: Hold[] = [];

/**
 * Intercepts the browser's Back and Forward for forms with unsaved input. Call it once, before the router is
 * created: it has to handle a navigation first, or the form is unmounted by then. Returns its stop function.
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
 * Keeps the page while something would be lost: Back and Forward return to it and call `ask`; for closing or
 * reloading the window the browser asks.
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

/** The same as a component, for a form that another package shows. */
export function HoldBack({ wouldLose, ask }: { wouldLose: boolean; ask: () => void }): null {
  useHoldBack(wouldLose, ask);
  return null;
}
