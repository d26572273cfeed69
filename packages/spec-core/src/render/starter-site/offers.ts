import type { Site } from "./site.ts";

/** A service or product that the client confirmed. */
export interface SiteOffer {
  readonly name: string;
  /** What it is, and what it costs, in the client's words; empty where the client did not say. */
  readonly what: string;
  readonly price: string;
}

const key = (name: string): string => name.trim().toLowerCase();

/** The prices that the client confirmed, each with what it is for: a line of the price list. */
export function pricedOffers(site: Site): SiteOffer[] {
  const described = new Map(site.facts("service").map(({ text, about }) => [key(text), about]));
  return site
    .facts("price")
    .filter(({ about }) => about !== "")
    .map(({ text, about }) => ({ name: about, what: described.get(key(about)) ?? "", price: text }));
}

/** What the business offers, each once, with its price where it has one price. */
export function siteOffers(site: Site): SiteOffer[] {
  const priced = pricedOffers(site);
  const offers = new Map<string, SiteOffer>();
  for (const { text, about } of site.facts("service")) {
    const [only, second] = priced.filter(({ name }) => key(name) === key(text));
    offers.set(key(text), { name: text, what: about, price: second ? "" : (only?.price ?? "") });
  }
  return [...offers.values()];
}
