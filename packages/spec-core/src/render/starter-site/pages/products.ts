import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { shelf } from "../sections/shelf.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** The list of products. */
export const products = (context: PageContext): Html => html`
  ${pageHead(context)}
  <section class="shelf-part" aria-label="Product list">
    <div class="wrap">
      ${shelf(context, sectionOf(context, "shelf"), 2)}
    </div>
  </section>
  ${closing(context)}`;
