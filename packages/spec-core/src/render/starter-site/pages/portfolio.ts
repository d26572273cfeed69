import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { workMosaic } from "../sections/portfolio.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";

/** The gallery. */
export const portfolio = (context: PageContext): Html => html`
  ${pageHead(context, firstSentence(context))}
  <section class="gallery" aria-label="Gallery">
    <div class="wrap">
      ${workMosaic(context, sectionOf(context, "gallery"))}
    </div>
  </section>
  ${closing(context)}`;
