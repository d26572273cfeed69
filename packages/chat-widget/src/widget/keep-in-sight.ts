/**
 * Keeps a dialog that fills a phone's window within what the phone's keyboard leaves of it: the keyboard changes no size
 * that styles can ask for.
 */
export function keepInSight({ style }: HTMLElement): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const measure = () => {
    // Who enlarges the page with two fingers looks at a part of the dialog, and must not make it smaller by that.
    const isCut = seen.scale === 1 && seen.height < innerHeight;
    style.setProperty("--chat-height", isCut ? `${seen.height}px` : null);
    style.setProperty("--chat-top", isCut ? `${seen.offsetTop}px` : null);
  };
  seen.addEventListener("resize", measure);
  seen.addEventListener("scroll", measure);
}
