/** The distance of a pointer from where it was pressed, scrolling included, and its place in the window, in pixels. */
export interface PointerPath {
  readonly right: number;
  readonly down: number;
  readonly clientY: number;
}

interface PointerFollower {
  onMove: (path: PointerPath) => void;
  /** False when it was cancelled: by Escape, or by the browser, which then scrolls. */
  onEnd: (isLetGo: boolean) => void;
}

/** A pointer this near to the window's edge scrolls the page, in pixels. */
const edgePx = 72;
const scrollPx = 14;

function scrollAtEdge(clientY: number): void {
  if (clientY < edgePx) window.scrollBy(0, -scrollPx);
  else if (clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx);
}

/** Follows a pressed pointer over the whole window until it is released. */
export function followPointer(press: PointerEvent, { onMove, onEnd }: PointerFollower): void {
  const following = new AbortController();
  const { signal } = following;
  const onPage = ({ clientX, clientY }: PointerEvent) => ({
    x: clientX + window.scrollX,
    y: clientY + window.scrollY,
  });
  const from = onPage(press);
  const end = (isLetGo: boolean): void => {
    following.abort();
    onEnd(isLetGo);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    scrollAtEdge(event.clientY);
    const { x, y } = onPage(event);
    onMove({ right: x - from.x, down: y - from.y, clientY: event.clientY });
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", () => end(true), { signal });
  window.addEventListener("pointercancel", () => end(false), { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && end(false), { signal });
}
