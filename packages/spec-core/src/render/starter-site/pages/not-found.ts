import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { drawn } from "../parts/drawn.ts";

/** The 404 page: a sentence that says so, and links to the pages of the site, the home page first. */
export function notFound(context: PageContext): Html {
  const { site, linkTo } = context;
  return html`
    <div class="page-head on-${site.direction.pageHead}">
      <div class="wrap page-head-grid">
        <h1>Not found</h1>
        <div class="page-lead">
          <p class="statement">${site.business} has no page at this address.</p>
        </div>
      </div>
    </div>
    <section class="details" aria-label="Pages">
      <div class="wrap story-grid">
        <ul class="lines">
          ${site.pages
            .filter(({ isInNavigation }) => isInNavigation)
            .map((page) => html`<li><a href="${linkTo(page.file)}">${page.name}</a></li>`)}
        </ul>
        ${drawn(context, "opening")}
      </div>
    </section>`;
}
