// Controls, and messages; `data-fault` marks the error of a field. What stands in while something loads is no message:
// the launcher would move twice. Nor is `data-hint`, a hint in the place where a warning may appear.
const notToCover =
  "a,button,input,select,textarea,label,summary,iframe,[role=alert],[role=status]:not([aria-busy]),[aria-live=polite]:not([data-hint]),[data-fault]";

/** True for a control or a message under the launcher's resting place. */
function coversSomething(launcher: HTMLElement): boolean {
  // Its layout box; these properties ignore the translation that moves it aside.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = launcher;
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
  return points.some(([x, y]) =>
    launcher.ownerDocument
      .elementsFromPoint(x, y)
      .some((found) => !launcher.contains(found) && found.closest(notToCover)),
  );
}

/** Moves the launcher into the page's margin while it would cover a control or a message. */
export function keepClearOfControls(launcher: HTMLElement, signal: AbortSignal): void {
  let timer = 0;
  const look = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // Just after a frame, when the layout is up to date and reading it costs nothing.
      requestAnimationFrame(() => {
        timer = window.setTimeout(() => {
          launcher.classList.toggle("chat-aside", coversSomething(launcher));
        });
      });
    }, 150);
  };
  for (const event of ["scroll", "resize", "load", "focusin"])
    addEventListener(event, look, { signal, capture: true, passive: true });
  const changes = new MutationObserver(look);
  changes.observe(launcher.ownerDocument.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => changes.disconnect());
  look();
}
