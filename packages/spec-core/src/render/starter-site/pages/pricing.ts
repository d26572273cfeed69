import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { drawn } from "../parts/drawn.ts";
import { part } from "../parts/section-frame.ts";
import { told } from "../parts/told.ts";
import { priceList } from "../sections/pricing.ts";
import { pageHead, sectionOf } from "./page-head.ts";

/** The price list. */
export function pricing(context: PageContext): Html {
  const words = sectionOf(context, "offers");
  return html`
    ${pageHead(context)}
    ${part(context, { id: "offers", look: "pricing", title: words.text("heading"), lead: drawn(context, "prices"), body: priceList(context, words) })}
    ${told(context)}
    ${closing(context)}`;
}
