import { withApostrophes } from "../../site/apostrophes.ts";
import { plainName } from "../../site/plain-name.ts";
import { listed } from "../../text/listed.ts";
import { wordCount } from "../../text/word-count.ts";
import { arrivalsAbout } from "../arrivals.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital } from "../fill.ts";
import { hoursInLine, hoursOf, hoursText } from "../hours-text.ts";
import { repeatsNames } from "../listed-names.ts";
import type { Offer } from "../offers.ts";
import { drafted, type Place, partsOf } from "../place.ts";
import type { Slot } from "../slot.ts";
import { subjectOf } from "../topics.ts";
import { offerNames } from "./opening.ts";
import { offerSlots } from "./page-offers.ts";
import { roleOf } from "./people.ts";
import { untoldPassages } from "./points.ts";
import { hoursAnswer, peopleSentence, teamOf, topicItem } from "./questions.ts";
import { asItems, audience } from "./said.ts";
import { heading, placeAt, sentence } from "./section.ts";
import { toldSection, wordsUnderHeading } from "./told.ts";

/** Slots that repeat a sentence beside a list or as an answer; the home page shows the sentence anyway. */
const isRepeated = (slot: Slot): boolean =>
  slot.section === toldSection || partsOf(slot).item?.startsWith(topicItem) === true;

const unseen: ReadonlySet<Slot["kind"]> = new Set(["title", "description"]);

/** Whether visitors can read a text somewhere: unchanged, or in a text made from it. */
const isTold = (slots: readonly Slot[], said: string): boolean =>
  slots.some(({ text, sources }) => text.includes(said) || sources.includes(said));

/** The offers that are in no list, and those whose price is in none. */
function untoldOffers(known: DeckInput, slots: readonly Slot[]): Offer[] {
  const names = new Set(slots.filter(({ kind }) => kind === "item").map(({ text }) => plainName(text)));
  const amounts = slots.filter(
    (slot) => ["price", "answer", "fact"].includes(slot.kind) || partsOf(slot).part === "tax",
  );
  const prices = [...known.prices, ...known.notedPrices].filter(
    ({ price }) => !amounts.some(({ text }) => text.toLowerCase().includes(price.toLowerCase())),
  );
  const isPriced = ({ name }: Offer): boolean =>
    prices.some((priced) => plainName(priced.name) === plainName(name));
  // The sentence that lists them is shown itself.
  const offers = known.listedIn === null ? known.offers : [];
  return [...prices, ...offers.filter((offer) => !names.has(plainName(offer.name)) && !isPriced(offer))];
}

type Detail = ReturnType<DeckInput["facts"]>[number];
type Details = Readonly<Record<"people" | "hours" | "founded", readonly Detail[]>>;

/** Confirmed details that no page shows. The name of one person alone, without a role, says nothing. */
function untoldDetails(known: DeckInput, slots: readonly Slot[]): Details {
  const untold = (kind: "person" | "hours" | "founded"): Detail[] =>
    known
      .facts(kind)
      .filter(({ text, value }) => ![text, withApostrophes(text), value].some((said) => isTold(slots, said)));
  const people = untold("person");
  return {
    people: people.filter((one) => people.length > 1 || roleOf(one, people) !== ""),
    hours: untold("hours"),
    founded: untold("founded").slice(0, 1),
  };
}

/** A sentence for each kind of detail; hours without other details get their own heading. */
function detailSlots(
  known: DeckInput,
  place: Place,
  { details: { people, hours, founded }, areHoursAlone }: { details: Details; areHoursAlone: boolean },
): Slot[] {
  const say = (item: string, text: string, facts: readonly Detail[]): Slot[] =>
    facts.length === 0
      ? []
      : drafted(
          place,
          { item, part: "text", kind: "text", maxWords: 40 },
          { text, sources: facts.map((fact) => fact.text) },
        );
  const times = hoursText(
    hoursInLine(hours.map(({ text, about }) => (about === arrivalsAbout ? hoursOf(text, about) : text))),
  );
  const [first, second] = people;
  const team =
    first && !second
      ? `${capital(roleOf(first, people))}: ${first.text}.`
      : sentence(known, peopleSentence(known), { people: listed(teamOf(known), "and") });
  return [
    ...say("people", team, people),
    ...say("hours", areHoursAlone ? capital(times) : hoursAnswer(known, times), hours),
    ...say("founded", sentence(known, "founded", { year: founded[0]?.value ?? "" }), founded),
  ];
}

/** A request to visitors, which is no part of a story: 'Please book in spring'. */
const asksFor = /^(?:please|bring|book|ring|call|come)(?!\p{L})/iu;

/** The id and section of a slot of this part in another section of the home page. */
const inSection = ({ id }: Slot, section: string): Pick<Slot, "id" | "section"> => ({
  id: id.replace("/#more.", `/#${section}.`),
  section,
});

/**
 * A part of the home page with everything that the client confirmed for visitors and no other part shows, such as the
 * sentences of a site without a list of strengths or a page about the business. Absent if nothing is left. If it has
 * only prices, or only hours, its heading says so.
 */
export function more(known: DeckInput, all: readonly Slot[]): Slot[] {
  const slots = all.filter((slot) => slot.status !== "open" && !unseen.has(slot.kind) && !isRepeated(slot));
  const place = placeAt(known, { page: "/", section: "more", note: "more" });
  const areOffersListed = slots.some(({ kind, text }) => kind === "item" && text === known.offers[0]?.name);
  const forWhom = known.audience !== "" && !isTold(slots, known.audience) ? audience(known, place) : [];
  const said = asItems(
    place,
    untoldPassages(
      [...known.prose, ...known.onTax],
      ({ id, text }) =>
        isTold(slots, text) ||
        (areOffersListed && (id === known.listedIn || repeatsNames(text, offerNames(known)))),
    ),
  );
  const details = untoldDetails(known, [...slots, ...said]);
  const offers = untoldOffers(known, slots);
  const others = said.length + details.people.length + details.founded.length;
  const areHoursAlone = others + forWhom.length + offers.length === 0;
  const arePricesAlone =
    others + forWhom.length + details.hours.length === 0 &&
    offers.length > 0 &&
    offers.every(({ price }) => price !== "");
  const found = [
    ...forWhom,
    ...said,
    ...detailSlots(known, place, { details, areHoursAlone }),
    ...offers.flatMap((offer) => offerSlots(place, offer)),
  ];
  if (found.length > 0 && found.length === forWhom.length)
    return [...heading(known, place, "audience"), ...forWhom.filter(({ kind }) => kind !== "label")];
  const [only] = found;
  const story = all.filter(({ page, section }) => page === "/" && section === "story");
  // A few words are too little for a heading of their own where the home page has a text beside them.
  if (
    only &&
    found.length === 1 &&
    said.length === 1 &&
    wordCount(only.text) < wordsUnderHeading &&
    !["terms", "useful"].includes(subjectOf(only.text) ?? "") &&
    !asksFor.test(only.text) &&
    story.some((slot) => partsOf(slot).item?.startsWith("said-"))
  )
    return [{ ...only, ...inSection(only, "story") }];
  const title = arePricesAlone ? "pricing" : areHoursAlone ? "hours" : "more";
  return found.length === 0 ? [] : [...heading(known, place, title), ...found];
}
