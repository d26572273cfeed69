import { useCallback, useRef, useSyncExternalStore } from "react";

const matches = (query: string): boolean => window.matchMedia(query).matches;

/**
 * The state of a media query, updated with the window. While printing it keeps its value: paper is narrow,
 * but the window has not changed.
 */
export function useMediaQuery(query: string): boolean {
  const onScreen = useRef<boolean>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      // The end of printing counts as a change too: the window may have another width by then.
      const lists = [window.matchMedia(query), window.matchMedia("print")];
      for (const list of lists) list.addEventListener("change", onChange);
      return () => {
        for (const list of lists) list.removeEventListener("change", onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => {
    if (onScreen.current === undefined || !matches("print")) onScreen.current = matches(query);
    return onScreen.current;
  });
}
