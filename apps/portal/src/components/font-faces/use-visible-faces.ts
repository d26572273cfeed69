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
    // The options come and go with the menu and with what is typed.
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
