/** Closes the menu after one of its links was followed; the native popover handles opening and Escape. */
export function startMenu(page: Document): void {
  const menu = page.querySelector<HTMLElement>("[data-menu]");
  menu?.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover();
  });
}
