import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { amount } from "../parts/amount.ts";
import { drawn } from "../parts/drawn.ts";
import { note } from "../parts/note.ts";
import { pageOffers } from "../parts/page-offers.ts";
import { paragraphs } from "../parts/prose.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** A single service: its text and its price. */
export function service(context: PageContext): Html {
  const { site, page } = context;
  const words = sectionOf(context, "details");
  const index = site.pages.filter(({ kind }) => kind === "Service").indexOf(page);
  return html`
    ${pageHead(context)}
    <section class="details" aria-label="Details">
      <div class="wrap story-grid">
        <div class="prose">
          ${paragraphs(words.text("text"))}
          ${amount(words.text("price"))}
          ${note(words)}
        </div>
        ${drawn(context, { service: index, words: page.name })}
      </div>
    </section>
    ${pageOffers(context, "details")}
    ${closing(context)}`;
}
