import { pathOf } from "../../../deck/parts/section.ts";
import { type Html, type HtmlValue, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import type { SectionWords } from "../words.ts";

/** The words of a section of this page. */
export const sectionOf = ({ site, page }: PageContext, section: string): SectionWords =>
  site.words(pathOf(page.file), section);

/** The client's first sentence, if it introduces the page. */
export function firstSentence(context: PageContext): Html | null {
  const text = sectionOf(context, "top").text("lead");
  return text === "" ? null : html`<p class="statement"${context.mark("formData.description")}>${text}</p>`;
}

/** The top of an inner page: its parent page, its title and its lead. */
export function pageHead(context: PageContext, lead: HtmlValue = null): Html {
  const { site, page, linkTo, mark } = context;
  const parent = site.pages.find((entry) => entry.name === page.parent);
  return html`
    <div class="page-head on-${site.direction.pageHead}">
      <div class="wrap page-head-grid">
        <h1${mark(page.source)}>${sectionOf(context, "head").text("heading") || page.name}</h1>
        ${parent ? html`<p class="crumb"><a href="${linkTo(parent.file)}">${parent.name}</a></p>` : null}
        ${lead === null || lead === "" ? null : html`<div class="page-lead">${lead}</div>`}
      </div>
    </div>`;
}
