import { type SiteLink, siteLink } from "./site-link.ts";

interface Visitor {
  /** The page that is shown. */
  file(): string;
  /** A link to a page of the site was followed. Links that lead out of it do nothing. */
  onLink(link: SiteLink): void;
  /** The pointer is on an element; null: on none. */
  onPoint(element: Element | null): void;
  /** An element without its own action was pressed. */
  onChoose(element: Element): void;
  /** Escape was pressed with nothing open that it would close. */
  onEscape(): void;
}

const elementOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);

/** Replaces the site's own script, which is not loaded here: the theme switch. */
function switchTheme(root: HTMLElement, button: Element): void {
  const isDark = root.dataset.theme !== "dark";
  root.dataset.theme = isDark ? "dark" : "light";
  button.setAttribute("aria-pressed", String(isDark));
}

function press(event: Event, visitor: Visitor): void {
  const element = elementOf(event);
  if (!element) return;
  const root = element.ownerDocument.documentElement;
  const toggle = element.closest("[data-theme-toggle]");
  const link = element.closest("a[href]");
  if (toggle) switchTheme(root, toggle);
  else if (link) {
    event.preventDefault();
    root.ownerDocument.querySelector<HTMLElement>("#menu:popover-open")?.hidePopover();
    const target = siteLink(link.getAttribute("href") ?? "", visitor.file());
    if (target) visitor.onLink(target);
  } else if (!element.closest("button, summary, label, input, textarea")) visitor.onChoose(element);
}

/** Handles the visitor's events in the previewed site, so that nothing navigates or is submitted. */
export function watchVisitor(target: Document, visitor: Visitor): void {
  target.addEventListener("click", (event) => press(event, visitor));
  target.addEventListener("auxclick", (event) => event.preventDefault());
  target.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !target.querySelector(":popover-open")) visitor.onEscape();
  });
  target.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = elementOf(event);
    const status = form?.querySelector("[role=status]");
    if (form instanceof HTMLElement && status) status.textContent = form.dataset.unconnected ?? "";
  });
  target.addEventListener("pointerover", (event) => visitor.onPoint(elementOf(event)));
  target.documentElement.addEventListener("pointerleave", () => visitor.onPoint(null));
}
