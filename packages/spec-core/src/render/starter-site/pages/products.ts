import { type Html, html } from "../html.ts";
import { type SiteOffer, siteOffers } from "../offers.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { pictureFrame } from "../parts/figures.ts";
import { part } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { pageHead } from "./page-head.ts";

// The first is shown large; the last ends the shelf with a row of its own.
const goods = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

interface Good extends SiteOffer {
  /** What is meant, in the words of a gap. */
  readonly which: string;
}

/** The goods that the client confirmed, else places for some. */
function shelf({ site }: PageContext): readonly Good[] {
  const offers = siteOffers(site).map((offer) => ({ ...offer, which: offer.name }));
  return offers.length > 0
    ? offers
    : goods.map((which) => ({
        which: `the ${which} product`,
        name: "Product name",
        what: "",
        price: "Price",
      }));
}

/** A shelf of goods, the first of them large, then delivery and returns side by side. */
export const products = (context: PageContext): Html => html`
  ${pageHead(context, toBeWritten(context, { what: "the kinds of products", guidance: "one line on each category" }))}
  <section class="shelf-part" aria-label="Product list">
    <ul class="wrap shelf">
      ${shelf(context).map(
        ({ which, name, what, price }, index, all) => html`
          <li class="good">
            ${pictureFrame(context, { ratio: index === all.length - 1 && all.length > 1 ? "21x9" : "1x1", subject: which, variant: index, picture: context.site.pictures.at(index + 1) })}
            <h2>${name}</h2>
            ${price === "" ? null : html`<p class="amount">${price}</p>`}
            ${what === "" ? toBeWritten(context, { what: which, guidance: "what it is made of, sizes" }) : html`<p>${what}</p>`}
          </li>`,
      )}
    </ul>
  </section>
  ${part(context, {
    id: "delivery",
    look: "terms",
    title: "Delivery and returns",
    ground: "surface",
    body: html`
      <div class="halves">
        <div><h3>Delivery</h3>${toBeWritten(context, { what: "the delivery terms", guidance: "where to, how fast, at which cost", lines: 2 })}</div>
        <div><h3>Returns</h3>${toBeWritten(context, { what: "the return terms", guidance: "how long, who pays", lines: 2 })}</div>
      </div>`,
  })}
  ${closing(context)}`;
