import { plainName } from "../../site/plain-name.ts";
import { listed } from "../fill.ts";
import { hoursInLine, hoursText } from "../hours-text.ts";
import type { Known } from "../known.ts";
import type { Offer } from "../offers.ts";
import { drafted, type Place } from "../place.ts";
import type { Slot } from "../slot.ts";
import { passagesOf } from "./points.ts";
import { teamOf } from "./questions.ts";
import { asItems, audience } from "./said.ts";
import { heading, itemOf, itemPart, placeAt, sentence } from "./section.ts";

const unseen: ReadonlySet<Slot["kind"]> = new Set(["title", "description"]);

/** Whether visitors read a text anywhere: as it is, or in what was made from it. */
const isTold = (slots: readonly Slot[], said: string): boolean =>
  slots.some(({ text, sources }) => text.includes(said) || sources.includes(said));

/** The offers without a place in any list, and those with a price that is in none. */
function untoldOffers(known: Known, slots: readonly Slot[]): Offer[] {
  const names = new Set(slots.filter(({ kind }) => kind === "item").map(({ text }) => plainName(text)));
  const amounts = slots.filter(({ kind }) => kind === "price" || kind === "answer" || kind === "fact");
  const prices = known.prices.filter(({ price }) => !amounts.some(({ text }) => text.includes(price)));
  const isPriced = ({ name }: Offer): boolean =>
    prices.some((priced) => plainName(priced.name) === plainName(name));
  // The sentence that lists them is told itself.
  const offers = known.listedIn === null ? known.offers : [];
  return [...prices, ...offers.filter((offer) => !names.has(plainName(offer.name)) && !isPriced(offer))];
}

const offerSlots = (place: Place, { id, name, what, price }: Offer): Slot[] => {
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

/** Confirmed details that no page shows, a sentence for each kind. */
function details(known: Known, place: Place, slots: readonly Slot[]): Slot[] {
  const untold = (kind: "person" | "hours" | "founded") =>
    known.facts(kind).filter(({ text, value }) => !isTold(slots, text) && !isTold(slots, value));
  const [people, hours, [founded]] = [untold("person"), untold("hours"), untold("founded")];
  const say = (item: string, text: string, facts: readonly { readonly text: string }[]): Slot[] =>
    facts.length === 0
      ? []
      : drafted(
          place,
          { item, part: "text", kind: "text", maxWords: 40 },
          { text, sources: facts.map((fact) => fact.text) },
        );
  const times = hoursText(hoursInLine(hours.map(({ text }) => text)));
  return [
    ...say("people", sentence(known, "peopleAnswer", { people: listed(teamOf(known), "and") }), people),
    ...say("hours", sentence(known, "hoursAnswer", { hours: times }), hours),
    ...(founded ? say("founded", sentence(known, "founded", { year: founded.value }), [founded]) : []),
  ];
}

/**
 * A part of the home page with what the client confirmed for visitors and no other part of the site shows, such as
 * the sentences of a site without a list of strengths and a page about the business. None where nothing is left.
 */
export function more(known: Known, all: readonly Slot[]): Slot[] {
  const slots = all.filter(({ kind, status }) => status !== "open" && !unseen.has(kind));
  const place = placeAt(known, { page: "/", section: "more", note: "more" });
  const areOffersListed = slots.some(({ kind, text }) => kind === "item" && text === known.offers[0]?.name);
  const found = [
    ...(known.audience !== "" && !isTold(slots, known.audience) ? audience(known, place) : []),
    ...asItems(
      place,
      passagesOf(
        known.prose.filter(
          ({ id, text }) => !isTold(slots, text) && !(id === known.listedIn && areOffersListed),
        ),
      ),
    ),
    ...details(known, place, slots),
    ...untoldOffers(known, slots).flatMap((offer) => offerSlots(place, offer)),
  ];
  return found.length === 0 ? [] : [...heading(known, place, "more"), ...found];
}
