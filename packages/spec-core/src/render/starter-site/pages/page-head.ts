import { type Html, type HtmlValue, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";

/** The top of an inner page: where it stands, its title, and what follows the title. */
export function pageHead({ site, page, linkTo, mark }: PageContext, lead: HtmlValue): Html {
  const parent = site.pages.find((entry) => entry.name === page.parent);
  return html`
    <div class="page-head on-${site.direction.pageHead}">
      <div class="wrap page-head-grid">
        <h1${mark(page.source)}>${page.name}</h1>
        ${parent ? html`<p class="crumb"><a href="${linkTo(parent.file)}">${parent.name}</a></p>` : null}
        <div class="page-lead">
          ${lead}
        </div>
      </div>
    </div>`;
}
