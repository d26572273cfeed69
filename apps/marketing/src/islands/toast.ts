const durationMs = 5000;

/**
 * Shows a message for five seconds, or until it is dismissed; it stays while the pointer or the focus is on it. The
 * page brings its markup as a template.
 */
export function showToast(page: Document, text: string, tone: "ok" | "error" = "ok"): void {
  const stack = page.querySelector("[data-toasts]");
  const template = page.querySelector<HTMLTemplateElement>("[data-toast-template]");
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!stack || !(toast instanceof HTMLElement)) return;
  toast.dataset.toast = tone;
  const words = toast.querySelector("[data-toast-text]");
  if (words) words.textContent = text;
  let timer = 0;
  const start = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => toast.remove(), durationMs);
  };
  /** What holds the toast, pointer or focus, each named by the event with which it leaves. */
  const holders = new Set<string>();
  for (const [begin, end] of [
    ["mouseenter", "mouseleave"],
    ["focusin", "focusout"],
  ] as const) {
    toast.addEventListener(begin, () => {
      holders.add(end);
      clearTimeout(timer);
    });
    toast.addEventListener(end, () => {
      holders.delete(end);
      if (holders.size === 0) start();
    });
  }
  toast.querySelector("[data-toast-dismiss]")?.addEventListener("click", () => toast.remove());
  toast.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") toast.remove();
  });
  stack.replaceChildren(toast);
  start();
}
