/** Closes the menu once one of its links was followed; opening and Escape are the browser's own popover. */
export function startMenu(page: Document): void {
  const menu = page.querySelector<HTMLElement>("[data-menu]");
  menu?.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu.hidePopover();
  });
}
