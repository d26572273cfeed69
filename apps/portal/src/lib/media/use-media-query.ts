import { useCallback, useRef, useSyncExternalStore } from "react";

const matches = (query: string): boolean => window.matchMedia(query).matches;

/**
 * Whether a media query holds now; follows the window. While the page is printed it stays what it was: paper is narrow,
 * but who reads has not changed their window.
 */
export function useMediaQuery(query: string): boolean {
  const onScreen = useRef<boolean>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => {
    if (onScreen.current === undefined || !matches("print")) onScreen.current = matches(query);
    return onScreen.current;
  });
}
