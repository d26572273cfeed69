import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { pictureFrame } from "../parts/figures.ts";
import { part } from "../parts/section-frame.ts";
import { lengthGuidance, toBeWritten } from "../parts/to-be-written.ts";
import { pageHead } from "./page-head.ts";

const earlier = ["a second article", "a third article", "a fourth article", "a fifth article"] as const;

/** The newest article large, the earlier ones as lines of a table of contents. */
export const blog = (context: PageContext): Html => html`
  ${pageHead(context, toBeWritten(context, { what: `what ${context.page.name} is about`, guidance: "one sentence" }))}
  <article class="wrap newest">
    ${pictureFrame(context, { ratio: "16x9", subject: "the newest article", variant: 1 })}
    <div class="newest-text">
      <p class="dateline">Date, category</p>
      <h2>Newest article</h2>
      ${toBeWritten(context, { what: "the newest article", guidance: context.page.contentLength ? lengthGuidance(context).replace(" on the whole page", "") : "a question that visitors ask, answered", lines: 4 })}
    </div>
  </article>
  ${part(context, {
    id: "articles",
    look: "services",
    title: "Earlier",
    body: html`
      <ul class="lines">
        ${earlier.map((which) => html`<li class="line"><h3>Article title</h3>${toBeWritten(context, { what: which, guidance: "date, category, a summary of 25 words" })}</li>`)}
      </ul>`,
  })}
  ${closing(context)}`;
