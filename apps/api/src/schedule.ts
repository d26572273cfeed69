/** Runs something once after a delay, in milliseconds; returns how to cancel it, which is harmless afterwards. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

/** With this machine's timers. */
export const scheduleByTimer: Schedule = (run, delayMs) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};
