import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { told } from "../parts/told.ts";
import { waiting } from "../parts/waiting.ts";
import { shelf } from "../sections/shelf.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** The list of products. */
export function products(context: PageContext): Html {
  const words = sectionOf(context, "shelf");
  return html`
    ${pageHead(context)}
    ${
      words.items.length === 0 && words.note === null
        ? null
        : html`
    <section class="shelf-part" aria-label="Product list">
      <div class="wrap">
        ${words.items.length === 0 ? waiting(context, words) : shelf(context, words, 2)}
      </div>
    </section>`
    }
    ${told(context)}
    ${closing(context)}`;
}
