import { type RefObject, useEffect } from "react";

const canHoldFocus = (element: Element): boolean => element.isConnected && !element.matches(":disabled");

/**
 * Moves the focus to the title of the main area or panel where the focused control was, once that control is removed or
 * disabled: otherwise a keyboard's next Tab would begin at the top of the page.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = root.current;
    if (!frame) return;
    let last: { element: Element; part: Element | null } | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { element: target, part: target.closest("main, aside") };
    };
    const review = () => {
      if (!last || document.activeElement !== document.body) return;
      const { element, part } = last;
      // The person has left it, for instance by a press beside every control.
      if (canHoldFocus(element)) {
        last = undefined;
        return;
      }
      const shown = part?.isConnected ? part : frame.querySelector("main");
      // A screen that is loading has no title yet.
      shown?.querySelector<HTMLElement>("h1[tabindex], h2[tabindex]")?.focus({ preventScroll: true });
    };
    // In a later task: a dialog that closes has returned the focus by then.
    const reviewLater = () => void setTimeout(review);
    const observer = new MutationObserver(reviewLater);
    observer.observe(frame, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    frame.addEventListener("focusin", remember);
    frame.addEventListener("focusout", reviewLater);
    return () => {
      observer.disconnect();
      frame.removeEventListener("focusin", remember);
      frame.removeEventListener("focusout", reviewLater);
    };
  }, [root]);
}
