import { useLayoutEffect, useRef } from "react";

/**
 * Lets one press through until what it began is over: `isBusy` is rendered a moment after the press, and a second one
 * may come before. Where nothing begins, the next press counts again at once. The returned function tells whether it ran.
 */
export function usePressLatch(isBusy: boolean): (run: () => void) => boolean {
  const isHeld = useRef(false);
  const isRunning = useRef(isBusy);
  useLayoutEffect(() => {
    isRunning.current = isBusy;
    if (!isBusy) isHeld.current = false;
  }, [isBusy]);
  const release = () => {
    if (!isRunning.current) isHeld.current = false;
  };
  return (run) => {
    if (isHeld.current) return false;
    isHeld.current = true;
    try {
      run();
    } finally {
      // Begun after `run`, so that it ends after the timer by which queries announce that they run.
      setTimeout(release);
    }
    return true;
  };
}
