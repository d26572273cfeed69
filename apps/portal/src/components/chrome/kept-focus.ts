import { useEffect } from "react";

/** The control and its ancestors. */
function withAncestors(control: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = control; at; at = at.parentElement) path.push(at);
  return path;
}

/** The title of the innermost section that is still there, else the page's. */
function nearestTitle(path: readonly Element[]): HTMLElement | null {
  const section = path.find((element) => element.isConnected && element.matches("section[aria-labelledby]"));
  const title = document.getElementById(section?.getAttribute("aria-labelledby") ?? "");
  return title ?? document.querySelector<HTMLElement>("main h1");
}

const openDialog = "[aria-modal=true]";

/**
 * If the focused control is removed, as with a notice that its button dismisses, moves the focus to the title of its
 * section or of the page; a screen reader would otherwise start again at the top of the document. Code that moves the
 * focus itself takes precedence.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent): void => {
      path = target instanceof Element ? withAncestors(target) : [];
    };
    // A press outside of all controls removes the focus on purpose.
    const forget = (): void => {
      path = [];
    };
    const keep = (): void => {
      if (document.activeElement !== document.body || document.querySelector(openDialog)) return;
      const title = nearestTitle(path);
      if (title && !title.hasAttribute("tabindex")) title.tabIndex = -1;
      title?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      clearTimeout(timer);
      timer = setTimeout(keep);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
}
