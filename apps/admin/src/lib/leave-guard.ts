import { useEffect, useEffectEvent } from "react";
import { z } from "zod";

/** The router's state of a history entry. */
const entrySchema = z.object({ idx: z.int() });
const indexOf = (state: unknown): number | undefined => entrySchema.safeParse(state).data?.idx;

/** A form with unsaved input: the index of its history entry, and the function that asks before leaving. */
interface Guard {
  /** Undefined where navigation is not intercepted. */
  index: number | undefined;
  readonly ask: () => void;
}

/** One for each open form with unsaved input, the newest last. */
const guards: Guard[] = [];

/** True while a form has unsaved input, or a deletion runs. */
export const hasUnsavedForm = (): boolean => guards.length > 0;

/** Ends the guard of the form at the current history entry: it has been sent, or its user has been asked. */
export function endGuard(): void {
  const index = indexOf(history.state);
  for (const guard of guards) if (guard.index === index) guard.index = undefined;
}

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
    const target = indexOf(event.state);
    if (guard?.index === undefined || target === undefined || guard.index === target) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(guard.index - target);
    guard.ask();
  };
  window.addEventListener("popstate", onPopState, { capture: true });
  return () => window.removeEventListener("popstate", onPopState, { capture: true });
}

/** Keeps the page while there is unsaved input: Back and Forward return to it and call `ask`. */
export function useLeaveGuard(hasUnsavedInput: boolean, ask: () => void): void {
  const onLeaving = useEffectEvent(ask);
  useEffect(() => {
    if (!hasUnsavedInput) return;
    const guard: Guard = { index: indexOf(history.state), ask: () => onLeaving() };
    guards.push(guard);
    return () => void guards.splice(guards.indexOf(guard), 1);
  }, [hasUnsavedInput]);
}

/** `useLeaveGuard` as a component, for a form of another package. */
export function LeaveGuard({ hasUnsavedInput, ask }: { hasUnsavedInput: boolean; ask: () => void }): null {
  useLeaveGuard(hasUnsavedInput, ask);
  return null;
}
