import { useEffect, useEffectEvent } from "react";
import { z } from "zod";

/** The router's state of a history entry: its index. */
const entrySchema = z.object({ idx: z.int() });
const placeOf = (state: unknown): number | undefined => entrySchema.safeParse(state).data?.idx;

/**
 * A form with unsaved input: the history entry that it belongs to, and the function that asks before leaving.
 */
interface Guard {
  readonly here: number | undefined;
  readonly ask: () => void;
}

/** Those of the open forms, most recent last. */
const guards: Guard[] = [];

/**
 * Intercepts the browser's Back and Forward for forms with unsaved input. Call it once, before the router is
 * created: it has to handle a navigation first, or the form is unmounted by then. Returns its stop function.
 */
export function installLeaveGuard(): () => void {
  let isReturning = false;
  const onPopState = (event: PopStateEvent): void => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const guard = guards.at(-1);
    const there = placeOf(event.state);
    if (guard?.here === undefined || there === undefined || guard.here === there) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(guard.here - there);
    guard.ask();
  };
  window.addEventListener("popstate", onPopState, { capture: true });
  return () => window.removeEventListener("popstate", onPopState, { capture: true });
}

/**
 * Keeps the page while there is unsaved input: Back and Forward return to it and call `ask`; for closing or
 * reloading the window the browser asks.
 */
export function useLeaveGuard(hasUnsavedInput: boolean, ask: () => void): void {
  const onLeaving = useEffectEvent(ask);
  useEffect(() => {
    if (!hasUnsavedInput) return;
    const guard: Guard = { here: placeOf(history.state), ask: () => onLeaving() };
    guards.push(guard);
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [hasUnsavedInput]);
}

/** The same as a component, for a form that another package shows. */
export function LeaveGuard({ hasUnsavedInput, ask }: { hasUnsavedInput: boolean; ask: () => void }): null {
  useLeaveGuard(hasUnsavedInput, ask);
  return null;
}
