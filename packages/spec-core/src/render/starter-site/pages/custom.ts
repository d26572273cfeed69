import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { pictureFrame } from "../parts/figures.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { statement } from "../sections/hero.ts";
import { pageHead } from "./page-head.ts";

/** A page of the client's own: what it is for is theirs to say, so it offers a text, a picture and its subpages. */
export function custom(context: PageContext): Html {
  const { site, page, linkTo, mark } = context;
  const children = site.pages.filter((entry) => entry.parent === page.name && entry !== page);
  return html`
    ${pageHead(context, statement(context))}
    <section class="story" aria-label="Main text">
      <div class="wrap story-grid story-plain">
        <div class="prose">
          ${toBeWritten(context, { what: `what “${page.name}” is for and its text`, guidance: "the client has not said yet", lines: 7 })}
        </div>
        ${pictureFrame(context, { ratio: "4x5", subject: page.name, variant: page.name.length })}
      </div>
      ${
        children.length > 0
          ? html`<ul class="wrap lines">${children.map((child) => html`<li class="line"><h2><a href="${linkTo(child.file)}"${mark(child.source)}>${child.name}</a></h2></li>`)}</ul>`
          : null
      }
    </section>
    ${closing(context)}`;
}
