import { inTime } from "./answer-limit.ts";
import { clickedLink } from "./clicked-link.ts";

/** A pause in typing of this length starts a search. */
const pauseMs = 200;

/** `superseded`: another view was requested before this one arrived. */
type Outcome = "shown" | "superseded" | "failed";

/** Shows another view of the help centre, which has its own address, without leaving the page, and announces it. */
async function show(page: Document, url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, inTime()]) });
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  const [now, then] = [page, next].map((from) => from.querySelector("[data-help-answers]"));
  if (!now || !then) throw new Error("The help centre did not answer.");
  now.replaceWith(page.adoptNode(then));
  const status = page.querySelector("[data-help-status]");
  if (status) status.textContent = then.querySelector("h2")?.textContent ?? "";
  page.title = next.title;
}

/** Focuses the topic that is shown, or the first one beside the answers of a search. */
function focusTopic(page: Document): void {
  const links = [...page.querySelectorAll<HTMLElement>("[data-help-link]")];
  (links.find((link) => link.ariaCurrent) ?? links[0])?.focus();
}

/** The part of an address that names a view. */
const viewOf = ({ pathname, search }: Location | URL): string => pathname + search;

/**
 * Searches while typing, and changes topics in place; Back returns to the topic before. Without this script
 * both are links to pages.
 */
export function startHelp(page: Document): void {
  const form = page.querySelector<HTMLFormElement>("[data-help-search]");
  const field = form?.querySelector<HTMLInputElement>("[type=search]");
  if (!form || !field) return;
  let running = new AbortController();
  let timer = 0;
  let shown = viewOf(location);

  const open = async (url: string): Promise<Outcome> => {
    clearTimeout(timer);
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      await show(page, url, signal);
      shown = viewOf(new URL(url, location.href));
      return "shown";
    } catch {
      return signal.aborted ? "superseded" : "failed";
    }
  };
  /** For views that the visitor requested: if one cannot be shown here, the browser navigates to it and reports why. */
  const openOrLeave = async (url: string): Promise<Outcome> => {
    const outcome = await open(url);
    if (outcome === "failed") location.assign(url);
    return outcome;
  };
  const searchUrl = (): string => {
    const query = field.value.trim();
    return query === "" ? form.action : `${form.action}?q=${encodeURIComponent(query)}`;
  };
  const replaceAddress = (url: string) => history.replaceState(null, "", url);

  const full = form.querySelector("[data-help-full]");
  field.addEventListener("input", () => {
    // Browsers cut a longer paste at the limit without notice.
    if (full) full.textContent = field.value.length >= field.maxLength ? (field.dataset.full ?? "") : "";
    clearTimeout(timer);
    timer = window.setTimeout(async () => {
      const url = searchUrl();
      // Without a connection the page and what was typed stay.
      if ((await open(url)) === "shown") replaceAddress(url);
    }, pauseMs);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const url = searchUrl();
    if ((await openOrLeave(url)) === "shown") replaceAddress(url);
  });
  page.addEventListener("click", async (event) => {
    const link = clickedLink(event, "a[data-help-link]");
    if (!link) return;
    event.preventDefault();
    field.value = "";
    if ((await openOrLeave(link.href)) !== "shown") return;
    history.pushState(null, "", link.href);
    focusTopic(page);
  });
  addEventListener("popstate", async () => {
    // Following a link within the page, such as the skip link, fires this event too.
    if (viewOf(location) === shown) return;
    field.value = new URLSearchParams(location.search).get("q") ?? "";
    // Replacing the answers would take the focus out of the page.
    const hadFocus = page.querySelector("[data-help-answers]")?.contains(page.activeElement);
    if ((await openOrLeave(location.href)) === "shown" && hadFocus) focusTopic(page);
  });
}
