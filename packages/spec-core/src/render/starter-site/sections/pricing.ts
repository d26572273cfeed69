import { Html, html } from "../html.ts";
import { pricedOffers } from "../offers.ts";
import type { PageContext } from "../page-context.ts";
import { drawing } from "../parts/drawing.ts";
import { homeSection } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";

const offers = ["First offer", "Second offer", "Third offer"] as const;

const priced = (context: PageContext): Html | null => {
  const known = pricedOffers(context.site);
  if (known.length === 0) return null;
  return html`
    <ul class="prices">
      ${known.map(
        ({ name, what, price }) => html`
          <li class="price">
            <h3>${name}</h3>
            <span class="leader"></span>
            <p class="amount">${price}</p>
            ${what === "" ? null : html`<p>${what}</p>`}
          </li>`,
      )}
    </ul>`;
};

const unpriced = (context: PageContext): Html => html`
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

/** Prices as a list with leaders, the way a menu or a tariff is set; places for them where the client confirmed none. */
export const priceList = (context: PageContext): Html => priced(context) ?? unpriced(context);

/** What it costs. */
export const pricing = (context: PageContext): Html =>
  homeSection(context, {
    name: "pricing",
    title: "Prices",
    lead: new Html(drawing(context.site, "prices")),
    body: priceList(context),
  });
