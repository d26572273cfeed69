import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { waiting } from "../parts/waiting.ts";
import { workMosaic } from "../sections/portfolio.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";

/** The gallery. */
export function portfolio(context: PageContext): Html {
  const words = sectionOf(context, "gallery");
  const isWaiting = words.note !== null && context.site.places.work.length === 0;
  return html`
    ${pageHead(context, firstSentence(context))}
    <section class="gallery" aria-label="Gallery">
      <div class="wrap">
        ${isWaiting ? waiting(context, words) : workMosaic(context, words)}
      </div>
    </section>
    ${closing(context)}`;
}
