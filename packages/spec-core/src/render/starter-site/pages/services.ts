import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { amount } from "../parts/amount.ts";
import { audienceNote } from "../parts/audience.ts";
import { drawn } from "../parts/drawn.ts";
import { note } from "../parts/note.ts";
import { offerTitle, optional } from "../sections/services.ts";
import type { ItemWords } from "../words.ts";
import { pageHead, sectionOf } from "./page-head.ts";

const spread = (context: PageContext, item: ItemWords, index: number): Html => html`
  <article class="spread" id="${item.item}">
    ${drawn(context, { service: index, words: item.text("title") })}
    <h2>${offerTitle(context, item.text("title"))}</h2>
    <div class="spread-text">
      ${optional(item.text("text"))}
      ${amount(item.text("price"))}
    </div>
  </article>`;

/** One spread per service. */
export function services(context: PageContext): Html {
  const words = sectionOf(context, "list");
  return html`
    ${pageHead(context, audienceNote(context, sectionOf(context, "top")))}
    <div class="wrap spreads">
      ${words.items.map((item, index) => spread(context, item, index))}
      ${note(words)}
    </div>
    ${closing(context)}`;
}
