/**
 * Longest that a call may take: a lost connection may give no error for minutes, and nothing can be asked
 * meanwhile. A model may take 15 seconds for an answer.
 */
export const answerMaxMs = 30_000;

/** The browser's `fetch` with that limit. */
export const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(answerMaxMs) });
