import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";

/** The 404 page, with links back to the site. */
export const notFound = ({ site, linkTo }: PageContext): Html => html`
  <div class="page-head on-${site.direction.pageHead}">
    <div class="wrap hero-text">
      <h1>Not found</h1>
      <ul class="lines">
        ${site.pages
          .filter(({ isInNavigation }) => isInNavigation)
          .map((page) => html`<li><a href="${linkTo(page.file)}">${page.name}</a></li>`)}
      </ul>
    </div>
  </div>`;
