import { inTime } from "./answer-limit.ts";
import { clickedLink } from "./clicked-link.ts";

/** Minimum delay before the requested posts appear, so that the loading state is visible. */
const delayMs = 500;

const loading = "Loading posts...";
const failed = "Could not load latest posts - Showing available content";

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { signal: inTime() });
  if (!response.ok) throw new Error(`The page answered ${response.status}.`);
  const fetched = new DOMParser().parseFromString(await response.text(), "text/html");
  // The server shows the page without posts while it cannot read them.
  if (!fetched.querySelector("[data-posts] > *")) throw new Error("The page has no posts.");
  return fetched;
}

/** Moves the posts and the next-page link of a fetched page into this one; the first new post gets the focus. */
function add(page: Document, fetched: Document): void {
  const list = page.querySelector("[data-posts]");
  const more = page.querySelector("[data-more]");
  const posts = [...(fetched.querySelector("[data-posts]")?.children ?? [])];
  if (!list || !more) return;
  list.append(...posts);
  const next = fetched.querySelector("[data-load-more]");
  if (next) more.querySelector("[data-load-more]")?.replaceWith(next);
  else more.remove();
  posts[0]?.querySelector("a")?.focus();
}

/**
 * Turns the link to the next page of the news into a button that shows its posts here. If that fails, the link still
 * works.
 */
export function startLoadMore(page: Document): void {
  page.addEventListener("click", async (event) => {
    const link = clickedLink(event, "a[data-load-more]");
    if (!link) return;
    event.preventDefault();
    if (link.ariaDisabled === "true") return;
    link.ariaDisabled = "true";
    const outcome = page.querySelector("[data-more] [data-outcome]");
    if (outcome) outcome.textContent = loading;
    try {
      const [fetched] = await Promise.all([
        fetchPage(link.href),
        new Promise((resolve) => setTimeout(resolve, delayMs)),
      ]);
      if (outcome) outcome.textContent = "";
      add(page, fetched);
    } catch {
      if (outcome) outcome.textContent = failed;
      link.ariaDisabled = null;
    }
  });
}
