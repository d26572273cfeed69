/**
 * Runs a callback once after a delay, in milliseconds; returns the function that cancels it, which has no
 * effect afterwards.
 */
export type Schedule = (run: () => void, delayMs: number) => () => void;

/** Uses this machine's timers. */
export const scheduleByTimer: Schedule = (run, delayMs) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};
