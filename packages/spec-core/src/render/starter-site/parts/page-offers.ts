import type { Html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { sectionOf } from "../pages/page-head.ts";
import { priceList } from "../sections/pricing.ts";
import { part } from "./section-frame.ts";

/** The offers that a page is about, with their prices, from this section of its words; null if there are none. */
export function pageOffers(context: PageContext, section: string): Html | null {
  const words = sectionOf(context, section);
  if (words.items.length === 0) return null;
  return part(context, {
    id: "offers",
    look: "pricing",
    title: words.text("heading"),
    body: priceList(context, { ...words, note: null }),
  });
}
