import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { part } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { statement } from "../sections/hero.ts";
import { workMosaic } from "../sections/portfolio.ts";
import { pageHead } from "./page-head.ts";

const chapters = [
  ["Task", "what the client needed"],
  ["Work", "what was done, and why so"],
  ["Result", "what changed, as the client confirms it"],
] as const;

/** The gallery, then one piece told from task to result. */
export const portfolio = (context: PageContext): Html => html`
  ${pageHead(context, statement(context))}
  <section class="gallery" aria-label="Gallery">
    <div class="wrap">
      ${workMosaic(context)}
    </div>
  </section>
  ${part(context, {
    id: "case",
    look: "case",
    title: "Case study",
    ground: "surface",
    body: html`
      <dl class="chapters">
        ${chapters.map(
          ([name, guidance]) =>
            html`<div><dt>${name}</dt><dd>${toBeWritten(context, { what: `the ${name.toLowerCase()} of one project`, guidance: `${guidance}, 60 to 100 words`, lines: 4 })}</dd></div>`,
        )}
      </dl>`,
  })}
  ${closing(context)}`;
