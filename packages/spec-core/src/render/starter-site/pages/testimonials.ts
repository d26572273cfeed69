import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { quotations } from "../sections/testimonials.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** Quotations in columns of uneven height. */
export const testimonials = (context: PageContext): Html => html`
  ${pageHead(context)}
  <section class="wall-part" aria-label="Quotations">
    <div class="wrap">
      ${quotations(sectionOf(context, "wall"), "wall")}
    </div>
  </section>
  ${closing(context)}`;
