/**
 * Keeps a full-screen dialog on a phone within the area above the keyboard: the keyboard changes no size that
 * CSS can query.
 */
export function keepInSight({ style }: HTMLElement): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const measure = () => {
    // Pinch zoom also shrinks the visual viewport, and must not shrink the dialog.
    const isCut = seen.scale === 1 && seen.height < innerHeight;
    style.setProperty("--chat-height", isCut ? `${seen.height}px` : null);
    style.setProperty("--chat-top", isCut ? `${seen.offsetTop}px` : null);
  };
  seen.addEventListener("resize", measure);
  seen.addEventListener("scroll", measure);
}
