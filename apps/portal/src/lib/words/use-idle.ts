import { useEffect, useState } from "react";

/** Longest wait for an idle callback, in milliseconds. */
const waitAtMostMs = 2000;

/**
 * Runs when the browser is idle, or soon where it has no idle callback (Safari). Returns its cancel function.
 */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(run, { timeout: waitAtMostMs });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/** True once the browser has been idle since the component was mounted. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
