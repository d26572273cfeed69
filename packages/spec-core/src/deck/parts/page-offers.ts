import { plainName } from "../../site/plain-name.ts";
import type { DeckInput } from "../deck-input.ts";
import type { Offer } from "../offers.ts";
import { isUsuallyOffered } from "../page-sentences.ts";
import { offersAbout } from "../page-subject.ts";
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

/** The offers and prices that a page of the client's own is about. */
function offersOn({ offers, prices }: DeckInput, page: string): readonly Offer[] {
  const others = prices.filter(
    ({ name }) => !offers.some((offer) => plainName(offer.name) === plainName(name)),
  );
  const all = [...offers, ...others];
  const about = new Set(offersAbout(all, page));
  return all.filter((offer) => about.has(offer) || isUsuallyOffered(offer, page));
}

/** The names of the offers that stand on pages of the client's own, and therefore on no shelf. */
export const namesOnOwnPages = (known: DeckInput): ReadonlySet<string> =>
  new Set(
    known.pages
      .filter(({ kind }) => kind === "Custom")
      .flatMap(({ name }) => offersOn(known, name).map((offer) => plainName(offer.name))),
  );

/** The list of them under a heading; empty if there are none. */
export function offersOnPage(known: DeckInput, place: Place, page: string): Slot[] {
  const offers = offersOn(known, page);
  return offers.length === 0
    ? []
    : [...heading(known, place, "pricing"), ...offers.flatMap((offer) => offerSlots(place, offer))];
}
