import { inTime } from "./answer-limit.ts";

/** A browser shows a frame that it cannot load as a blank one and reports nothing, so our own server is asked first. */
async function hasConnection(page: Document): Promise<boolean> {
  try {
    await fetch(page.location.pathname, { method: "HEAD", cache: "no-store", signal: inTime() });
    return true;
  } catch {
    return false;
  }
}

function frameOf(page: Document, address: string): HTMLIFrameElement {
  const frame = page.createElement("iframe");
  frame.title = "Map of where we are";
  frame.src = address;
  frame.width = "800";
  frame.height = "600";
  frame.className = "block size-full border-0";
  return frame;
}

/** Replaces our drawing by the external map once the visitor requests it; nothing is loaded before. */
export function startMap(page: Document): void {
  const section = page.querySelector<HTMLElement>("[data-map]");
  const button = section?.querySelector<HTMLButtonElement>("[data-map-open]");
  const picture = section?.querySelector("[data-map-picture]");
  const hint = section?.querySelector<HTMLElement>("[data-map-hint]");
  if (!section || !button || !picture || !hint) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (button.ariaDisabled === "true") return;
    button.ariaDisabled = "true";
    const isConnected = await hasConnection(page);
    button.ariaDisabled = null;
    if (!isConnected) {
      hint.textContent = hint.dataset.failed ?? "";
      return;
    }
    const frame = frameOf(page, section.dataset.mapSrc ?? "");
    picture.replaceChildren(frame);
    frame.focus();
    button.remove();
    // It is about the drawing.
    hint.remove();
  });
}
