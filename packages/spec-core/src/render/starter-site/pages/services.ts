import { type Html, html } from "../html.ts";
import { isLong } from "../long-lists.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { amount } from "../parts/amount.ts";
import { note } from "../parts/note.ts";
import { steps } from "../parts/steps.ts";
import { told } from "../parts/told.ts";
import { waiting } from "../parts/waiting.ts";
import { offerTitle, onTax, optional, serviceDrawing } from "../sections/services.ts";
import type { ItemWords } from "../words.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";

const spread = (context: PageContext, item: ItemWords, drawing: Html | null): Html => html`
  <article class="spread" id="${item.item}">
    ${drawing}
    <h2>${offerTitle(context, item.text("title"))}</h2>
    <div class="spread-text">
      ${optional(item.text("text"))}
      ${amount(item.text("price"))}
    </div>
  </article>`;

/** One spread per service; a long list is ruled and has no drawings. */
export function services(context: PageContext): Html {
  const words = sectionOf(context, "list");
  const isDescribedAlone = words.items.length === 0 && words.note === null;
  return html`
    ${pageHead(context, firstSentence(context))}
    ${
      isDescribedAlone
        ? null
        : html`
    <div class="wrap spreads${isLong(words) ? " long" : ""}">
      ${words.items.length === 0 ? waiting(context, words) : [...words.items.map((item, index) => spread(context, item, serviceDrawing(context, words, index))), onTax(words), note(words)]}
    </div>`
    }
    ${steps(context)}
    ${told(context)}
    ${closing(context)}`;
}
