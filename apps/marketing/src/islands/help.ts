const pauseMs = 200;

/** Shows another view of the help centre, which has its own address, without leaving the page. */
async function show(page: Document, url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal });
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  const [now, then] = [page, next].map((from) => from.querySelector("[data-help-answers]"));
  if (!now || !then) throw new Error("The help centre did not answer.");
  now.replaceWith(page.adoptNode(then));
  page.defaultView?.history.replaceState(null, "", url);
}

/** Searches while typing, and changes topics in place. Without this script both are links to pages. */
export function startHelp(page: Document): void {
  const form = page.querySelector<HTMLFormElement>("[data-help-search]");
  const field = form?.querySelector<HTMLInputElement>("[type=search]");
  if (!form || !field) return;
  let running = new AbortController();
  let timer = 0;
  const open = async (url: string): Promise<void> => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      await show(page, url, signal);
    } catch {
      // Superseded by a later request, or no connection: then the browser navigates and reports it.
      if (!signal.aborted) location.assign(url);
    }
  };
  const search = () => {
    const query = field.value.trim();
    return open(query === "" ? form.action : `${form.action}?q=${encodeURIComponent(query)}`);
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(search, pauseMs);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void search();
  });
  page.addEventListener("click", async (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-help-link]") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    field.value = "";
    await open(link.href);
    page.querySelector<HTMLElement>("[data-help-link][aria-current]")?.focus();
  });
}
