import { useRef, useState } from "react";

/** The maximum time until the frame's first message after its document was loaded; its code has run by then. */
export const readyMaxMs = 3000;

/** Whether a frame's document and code could be loaded: a browser reports only that it has ended loading. */
export function useFrameLoad() {
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isReady = useRef(false);
  return {
    hasFailed,
    /** A new number for each attempt: the frame with another `key` is loaded again. */
    attempt,
    onLoad(): void {
      if (!isReady.current) setTimeout(() => setHasFailed(!isReady.current), readyMaxMs);
    },
    onReady(): void {
      isReady.current = true;
      setHasFailed(false);
    },
    retry(): void {
      setHasFailed(false);
      setAttempt((number) => number + 1);
    },
  };
}
