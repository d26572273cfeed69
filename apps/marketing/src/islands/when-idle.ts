/** The longest that waiting for a quiet moment may take. */
const patienceMs = 3000;
/** For browsers without `requestIdleCallback`: after the first frames. */
const pauseMs = 200;

/** Calls once, as soon as the page has nothing to do or its visitor touches something, whichever comes first. */
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
  if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: patienceMs });
  else setTimeout(begin, pauseMs);
}
