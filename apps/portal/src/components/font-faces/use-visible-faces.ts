import { type RefObject, useEffect } from "react";
import { loadFontFaces } from "./use-font-faces.ts";

/** Loads the faces of the options under an element, each when it scrolls into view. */
export function useVisibleFaces(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        void loadFontFaces(target.textContent ?? "");
      }
    });
    // Options are added and removed as the menu opens and the filter changes.
    const growth = new MutationObserver(() => {
      for (const option of current.querySelectorAll('[role="option"]')) sight.observe(option);
    });
    growth.observe(current, { childList: true, subtree: true });
    return () => {
      growth.disconnect();
      sight.disconnect();
    };
  }, [element]);
}
