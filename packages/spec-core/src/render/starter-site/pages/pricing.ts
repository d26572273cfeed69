import { type Html, html } from "../html.ts";
import { pricedOffers } from "../offers.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { part } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { priceList } from "../sections/pricing.ts";
import { pageHead } from "./page-head.ts";

const rows = ["Included", "Duration", "Changes", "Support"] as const;
const plans = ["First offer", "Second offer", "Third offer"] as const;

const comparison = (): Html => html`
  <section class="scroller" aria-label="Comparison" tabindex="0">
    <table>
      <thead>
        <tr><th scope="col">Offer</th>${plans.map((plan) => html`<th scope="col">${plan}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map((row) => html`<tr><th scope="row">${row}</th>${plans.map(() => html`<td>To be written</td>`)}</tr>`)}
      </tbody>
    </table>
  </section>`;

/** The tariff, a comparison of the offers, and what people ask about it. */
export const pricing = (context: PageContext): Html => html`
  ${pageHead(context, toBeWritten(context, { what: "how prices are made", guidance: "fixed, by the hour or on request; with or without tax" }))}
  ${part(context, { id: "offers", look: "pricing", title: "Offers", body: priceList(context) })}
  ${pricedOffers(context.site).length > 0 ? null : part(context, { id: "comparison", look: "table-part", title: "Side by side", ground: "surface", body: comparison() })}
  ${part(context, {
    id: "questions",
    look: "questions",
    title: "Questions",
    body: ["payment", "cancelling"].map(
      (about) => html`
        <details class="question">
          <summary>Question: ${about}</summary>
          ${toBeWritten(context, { what: `the answer on ${about}`, lines: 2 })}
        </details>`,
    ),
  })}
  ${closing(context)}`;
