import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Scrolls to the element of the returned ref, at the top of a list, when a link has led to another page of it. Back
 * returns to where the list was left.
 */
export function useNextPageAtTop(cursor: string | undefined): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(cursor);
  const isLink = useNavigationType() === "PUSH";
  useEffect(() => {
    if (shown.current !== cursor && isLink)
      top.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    shown.current = cursor;
  }, [cursor, isLink]);
  return top;
}
