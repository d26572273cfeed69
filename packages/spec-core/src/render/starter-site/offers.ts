import { type Offer, pricedOffers as priced } from "../../content/deck/offers.ts";
import type { Site } from "./site.ts";

/** The prices that the client confirmed, each with what it is for. */
export const pricedOffers = ({ spec }: Pick<Site, "spec">): Offer[] => priced(spec.content.facts);
