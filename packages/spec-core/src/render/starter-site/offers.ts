import type { Site } from "./site.ts";

/** A service or product that the client confirmed. */
export interface SiteOffer {
  readonly name: string;
  /** What it is, and what it costs, in the client's words; empty where the client did not say. */
  readonly what: string;
  readonly price: string;
}

const key = (name: string): string => name.trim().toLowerCase();

/** What the business offers, each once, with its price where one is known. */
export function siteOffers(site: Site): SiteOffer[] {
  const offers = new Map<string, SiteOffer>();
  for (const { text, about } of site.facts("service"))
    offers.set(key(text), { name: text, what: about, price: "" });
  for (const { text, about } of site.facts("price")) {
    if (about === "") continue;
    const known = offers.get(key(about));
    if (known?.price) offers.set(key(`${about} ${text}`), { name: about, what: "", price: text });
    else offers.set(key(about), { name: known?.name ?? about, what: known?.what ?? "", price: text });
  }
  return [...offers.values()];
}

/** The offers with a price. */
export const pricedOffers = (site: Site): SiteOffer[] => siteOffers(site).filter(({ price }) => price !== "");
