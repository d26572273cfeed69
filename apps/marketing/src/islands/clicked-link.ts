/** The link that a click follows in this window; with a modifier key the browser opens it elsewhere. */
export function clickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>(selector);
}
