import { type RefObject, useEffect, useState } from "react";

/** Whether any part of an element is in the window now, and whether it ever was. */
export function useIsVisible(element: RefObject<HTMLElement | null>) {
  const [sight, setSight] = useState({ isInSight: false, hasBeenInSight: false });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isInSight = entries.at(-1)?.isIntersecting ?? false;
      setSight(({ hasBeenInSight }) => ({ isInSight, hasBeenInSight: hasBeenInSight || isInSight }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return sight;
}
