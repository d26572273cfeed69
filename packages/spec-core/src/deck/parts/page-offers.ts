import { plainName } from "../../site/plain-name.ts";
import type { DeckInput } from "../deck-input.ts";
import type { Offer } from "../offers.ts";
import { areSizesUsual, isUsuallyOffered } from "../page-sentences.ts";
import { guestsBeside, offersAbout } from "../page-subject.ts";
import type { Place } from "../place.ts";
import type { Slot } from "../slot.ts";
import { heading, itemOf, itemPart } from "./section.ts";

/** An offer with its price and description. */
export const offerSlots = (place: Place, { id, name, what, price }: Offer): Slot[] => {
  const item = itemOf(name, id);
  return [
    ...itemPart(place, { item, part: "title", kind: "item", maxWords: 6 }, { text: name, sources: [name] }),
    ...itemPart(
      place,
      { item, part: "price", kind: "price", maxWords: 6 },
      { text: price, sources: [`${name}: ${price}`] },
    ),
    ...itemPart(place, { item, part: "text", kind: "text", maxWords: 20 }, { text: what, sources: [what] }),
  ];
};

/** A page with the prices of everything and something beside: 'Prices and availability'. */
const ofAllPrices =
  /^(?:(?:our |the )?(?:prices|pricing|rates|fees|tariffs?|charges|costs)(?: (?:and|&|\+) (?:availability|bookings?|dates|terms|payments?|opening times|how to book))|(?:availability|bookings?|dates) (?:and|&|\+) (?:prices|pricing|rates|fees|tariffs?))$/iu;

/** A price for each of two sizes. */
const ofTwoSizes = /\d ?\/ ?\D?\d/u;

/** The offers and prices that a page of the client's own is about. */
function offersOn({ offers, prices, niche }: DeckInput, page: string): readonly Offer[] {
  const others = prices.filter(
    ({ name }) => !offers.some((offer) => plainName(offer.name) === plainName(name)),
  );
  const all = [...offers, ...others];
  if (ofAllPrices.test(page.trim())) return all;
  const about = new Set(offersAbout(all, page, guestsBeside(niche)));
  const found = all.filter((offer) => about.has(offer) || isUsuallyOffered(offer, page));
  const haveSizes = found.some(({ price }) => ofTwoSizes.test(price)) && areSizesUsual(page);
  return haveSizes ? all.filter((offer) => found.includes(offer) || ofTwoSizes.test(offer.price)) : found;
}

/** The names of the offers that stand on pages of the client's own, and therefore on no shelf. */
export const namesOnOwnPages = (
  known: DeckInput,
  isWanted: (name: string) => boolean = () => true,
): ReadonlySet<string> =>
  new Set(
    known.pages
      .filter(({ kind, name }) => kind === "Custom" && isWanted(name) && !ofAllPrices.test(name.trim()))
      .flatMap(({ name }) => offersOn(known, name).map((offer) => plainName(offer.name))),
  );

/** A page with something that is ordered or hired beforehand, and so is on no menu. */
const besideMenu =
  /(?<!\p{L})(?:catering|trays?|platters?|rooms?|hire|functions?|events?|part(?:y|ies)|vouchers?|gift cards?|wholesale|class(?:es)?|courses)(?!\p{L})/iu;

/** The names of the offers that are no dishes, because they have a page of their own as catering or a room to hire. */
export const namesBesideMenu = (known: DeckInput): ReadonlySet<string> =>
  namesOnOwnPages(known, (name) => besideMenu.test(name));

/** The list of them under a heading; empty if there are none. */
export function offersOnPage(known: DeckInput, place: Place, page: string): Slot[] {
  // The bare name of an offer says no more than the page's name.
  const offers = offersOn(known, page).filter(({ what, price }) => `${what}${price}`.trim() !== "");
  if (offers.length === 0) return [];
  return [...heading(known, place, "pricing"), ...offers.flatMap((offer) => offerSlots(place, offer))];
}
