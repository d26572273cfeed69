import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { homeSection } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";

const offers = ["First offer", "Second offer", "Third offer"] as const;

/** Prices as a list with leaders, the way a menu or a tariff is set. */
export const priceList = (context: PageContext): Html => html`
  <ul class="prices">
    ${offers.map(
      (offer) => html`
        <li class="price">
          <h3>${offer}</h3>
          <span class="leader"></span>
          <p class="amount">Price</p>
          ${toBeWritten(context, {
            what: `${offer.toLowerCase()} and its price`,
            guidance: "what is included, for how long",
          })}
        </li>`,
    )}
  </ul>`;

/** What it costs. */
export const pricing = (context: PageContext): Html =>
  homeSection(context, { name: "pricing", title: "Prices", body: priceList(context) });
