/** The page counts as idle after this time at the latest. */
const idleTimeoutMs = 3000;
/** For browsers without `requestIdleCallback`: after the first frames. */
const fallbackDelayMs = 200;

/** Calls once, when the page is idle or at the visitor's first interaction, whichever comes first. */
export function whenIdle(page: Document, call: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    if (signal.aborted) return;
    waiting.abort();
    call();
  };
  for (const event of ["pointerdown", "keydown"])
    page.addEventListener(event, begin, { signal, capture: true, passive: true });
  if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: idleTimeoutMs });
  else setTimeout(begin, fallbackDelayMs);
}
