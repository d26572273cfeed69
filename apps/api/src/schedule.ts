/** Runs something once after a delay, in milliseconds; gives how to call it off, which is harmless afterwards. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

/** By this machine's own clock. */
export const scheduleByTimer: Schedule = (run, delayMs) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};
