import { type PricedOffer, pricedOffers as priced } from "../../content/deck/offers.ts";
import type { Site } from "./site.ts";

/** The prices that the client confirmed, each with the name of the offer. */
export const pricedOffers = ({ spec }: Pick<Site, "spec">): PricedOffer[] => priced(spec.content.facts);
