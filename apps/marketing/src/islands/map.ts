/** Replaces our drawing by the external map once the visitor requests it; nothing is loaded before. */
export function startMap(page: Document): void {
  const section = page.querySelector<HTMLElement>("[data-map]");
  const button = section?.querySelector<HTMLButtonElement>("[data-map-open]");
  const picture = section?.querySelector("[data-map-picture]");
  if (!section || !button || !picture) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const frame = page.createElement("iframe");
    frame.title = "Map of where we are";
    frame.src = section.dataset.mapSrc ?? "";
    frame.width = "800";
    frame.height = "600";
    frame.className = "block size-full border-0";
    picture.replaceChildren(frame);
    frame.focus();
    button.remove();
    // It is about the drawing.
    section.querySelector("[data-map-hint]")?.remove();
  });
}
