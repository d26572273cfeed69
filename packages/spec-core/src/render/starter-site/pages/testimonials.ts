import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { waiting } from "../parts/waiting.ts";
import { quotations } from "../sections/testimonials.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** Quotations in columns of uneven height. */
export function testimonials(context: PageContext): Html {
  const words = sectionOf(context, "wall");
  return html`
    ${pageHead(context)}
    <section class="wall-part" aria-label="Quotations">
      <div class="wrap">
        ${words.items.length === 0 ? waiting(context, words) : quotations(words, "wall")}
      </div>
    </section>
    ${closing(context)}`;
}
