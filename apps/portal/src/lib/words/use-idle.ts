import { useEffect, useState } from "react";

/** How long an idle moment is waited for at most, in milliseconds. */
const waitAtMostMs = 2000;

/** Runs in an idle moment, or soon where the browser tells of none (Safari). Returns what calls it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(run, { timeout: waitAtMostMs });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/** Whether the browser has had an idle moment since the component was drawn. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
