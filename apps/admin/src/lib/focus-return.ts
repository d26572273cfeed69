import { useEffect, useRef } from "react";

/**
 * Returns the focus to the row whose details have been closed, whether by button, Escape or Back. `linkIdOf`
 * gives the id of a row's link.
 */
export function useFocusReturn(openId: string | undefined, linkIdOf: (id: string) => string): void {
  const last = useRef(openId);
  useEffect(() => {
    if (openId === undefined && last.current !== undefined)
      document.getElementById(linkIdOf(last.current))?.focus();
    last.current = openId;
  }, [openId, linkIdOf]);
}
