import { isSurcharge } from "../content/facts/services/surcharges.ts";
import { textId } from "../content/text-id.ts";
import { numberWords } from "../text/number-words.ts";
import { singular } from "../text/singular.ts";
import { evenPrices } from "./even-prices.ts";
import { capital, inSentence } from "./fill.ts";
import { stemOf } from "./listed-names.ts";
import { noteAfter } from "./price-notes.ts";
import { priceText, writtenCurrencies } from "./price-text.ts";
import { isUnit, withUnit } from "./price-unit.ts";

/** A service or product that the client confirmed. */
export interface Offer {
  /** Made from its name only: its amount or description may change without losing the texts written about it. */
  readonly id: string;
  readonly name: string;
  /** Its name for use inside a sentence. */
  readonly inline: string;
  /** What it is and what it costs, in the client's words; empty if the client did not say. */
  readonly what: string;
  readonly price: string;
}

/** A line of the price list. */
export interface PricedOffer extends Offer {
  /** The price in machine-readable form, see `Fact.value`. */
  readonly value: string;
}

interface OfferFact {
  readonly id: string;
  readonly kind: string;
  /** The form field of the answer that contains it. */
  readonly field: string;
  readonly text: string;
  readonly value: string;
  readonly about: string;
  readonly isConfirmed: boolean;
}

/** The form field that lists what the business offers. */
export const listField = "offers";

/** A name without differences of capitals and apostrophes. */
const key = (name: string): string => name.trim().toLowerCase().replaceAll("’", "'");

/** A name in the singular: 'wing chair' for 'wing chairs'. */
export const one = (name: string): string => key(name).replace(/\p{L}+$/u, singular);

/** A way to pay: its minimum amount is no price: 'Cards ok from 10 euros'. */
const wayToPay =
  /^(?:(?:credit|debit|bank) )?(?:cards?|cash|payments?|contactless)(?: (?:ok|okay|payments?|accepted|taken|only|possible))*$/iu;

const confirmed = (facts: readonly OfferFact[], kind: string): OfferFact[] =>
  facts.filter((fact) => fact.kind === kind && fact.isConfirmed);

type Sentences = readonly {
  readonly text: string;
  readonly isPrinted: boolean;
  readonly isProse?: boolean;
}[];

/** The client's description of each service, by its name. */
type Descriptions = ReadonlyMap<string, string>;

const descriptionsIn = (facts: readonly OfferFact[]): Descriptions =>
  new Map(confirmed(facts, "service").map(({ text, about }) => [key(text), about]));

/** The ids of names; repeated names are numbered. */
function idsOf(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(key(name)) ?? 0) + 1;
    seen.set(key(name), count);
    return textId("offer", key(name), ...(count === 1 ? [] : [`${count}`]));
  });
}

const wordsIn = (name: string): string[] =>
  key(name)
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => one(word.replace(/(?<=\d)s$/u, ""))) ?? [];

/**
 * Whether the client's list has it at the same price: in fewer words ('simple unattended cremation' is 'Simple
 * cremation'), in the words of its name and description ('pupils under 10' of 'Pupil lesson, under 10s'), or as part of
 * an entry ('two days' of 'Two days at the farm').
 */
function isToldAgain(fact: OfferFact, priced: readonly OfferFact[], described: Descriptions): boolean {
  const words = wordsIn(fact.about);
  return (
    fact.field !== listField &&
    priced.some((other) => {
      if (other.field !== listField || other.value !== fact.value) return false;
      const named = wordsIn(other.about.replace(/\([^()]*\)/gu, " "));
      const what = wordsIn(described.get(key(other.about)) ?? "");
      return (
        (named.length > 1 && named.every((word) => words.includes(word))) ||
        (words.length > 1 &&
          words.every((word) => named.includes(word) || what.includes(word)) &&
          words.some((word) => named.includes(word))) ||
        (words.length > 1 && what.slice(0, words.length).join(" ") === words.join(" "))
      );
    })
  );
}

/**
 * What is needed to read offers: the client's sentences, and the country, which decides how bare prices are written.
 */
interface Beside {
  readonly sentences?: Sentences;
  readonly country?: string;
}

/** 'Minimum order', 'Wholesale minimum', 'Smallest job we'd take on': a limit of what is charged, nothing that is offered. */
const minimum =
  /^(?:(?:the |our |my )?(?:smallest|minimum|min\.?) (?:jobs?|orders?|charges?|spend|fees?|bookings?|commissions?|projects?|hire|call[- ]?outs?|invoices?|amounts?|price)(?!\p{L})|(?:\p{L}{2,20} ){1,2}minimum$)/iu;

/** Whether a name says only what is charged or ordered at least. */
export const isMinimum = (name: string): boolean => minimum.test(name.trim());

/** A visit that is paid as such: the first thing that customers ask the price of. */
const callOut = /^(?:(?:the |a |our |my )?(?:emergency |standard |minimum )?call[- ]?outs?)(?!\p{L})/iu;

/**
 * A deposit, a delivery or another surcharge is nothing that is offered either, unless the client lists it as an offer.
 */
const isNote = ({ about, field }: OfferFact, facts: readonly OfferFact[]): boolean =>
  isMinimum(about) ||
  (field !== listField &&
    isSurcharge(about) &&
    !callOut.test(about.trim()) &&
    !confirmed(facts, "service").some((each) => each.field === listField && key(each.text) === key(about)));

/** The prices that the client confirmed, each with what it is for and its conditions. */
export const pricedOffers = (facts: readonly OfferFact[], beside: Beside = {}): PricedOffer[] =>
  allPrices(facts, beside, (fact) => !isNote(fact, facts));

/**
 * The least amounts that the business charges, deposits, and what delivery and the like cost, which stand as notes beside the prices, unless a
 * sentence on the site says so.
 */
export const notedPrices = (facts: readonly OfferFact[], beside: Beside = {}): PricedOffer[] => {
  const { sentences = [] } = beside;
  const isSaid = ({ text, about }: OfferFact): boolean =>
    sentences.some(
      (sentence) =>
        sentence.isPrinted &&
        sentence.isProse &&
        sentence.text.includes(text) &&
        sentence.text.includes(about),
    );
  return allPrices(facts, beside, (fact) => isNote(fact, facts) && !isSaid(fact));
};

function allPrices(
  facts: readonly OfferFact[],
  { sentences = [], country = "" }: Beside,
  isWanted: (fact: OfferFact) => boolean,
): PricedOffer[] {
  const described = descriptionsIn(facts);
  const all = confirmed(facts, "price").filter(
    ({ about }) => about.trim() !== "" && !wayToPay.test(about.trim()),
  );
  const priced = all.filter((fact) => !isToldAgain(fact, all, described));
  const ids = idsOf(priced.map(({ about }) => about));
  const written = writtenCurrencies(confirmed(facts, "price"), country);
  const texts = evenPrices(priced.map(({ text, value }) => priceText(text, value, written)));
  return priced.flatMap((fact, index) => {
    if (!isWanted(fact)) return [];
    const { id, text, value, about } = fact;
    const what = (described.get(key(about)) ?? "") || noteAfter(text, about, sentences);
    return [
      {
        id: ids[index] ?? id,
        name: capital(about.trim()),
        inline: inSentence(about),
        what: isUnit(what) ? "" : capital(what),
        price: withUnit(texts[index] ?? text, what),
        value,
      },
    ];
  });
}

// Words that do not name another kind: 'whole turbot' is turbot, 'fitted kitchens' are kitchens.
const plainly =
  /^(?:our|whole|fresh|fitted|bespoke|complete|full|classic|home-?made|hand-?made|made-to-measure) /iu;

/** Offers without those that another one names more fully or in the plural; the text of the shorter one is kept. */
function eachOnce(offers: readonly Offer[]): Offer[] {
  const bare = (offer: Offer): string => one(offer.name).replace(plainly, "");
  const isFuller = (offer: Offer): boolean => bare(offer) !== key(offer.name);
  return offers.flatMap((offer) => {
    const namesake = offers.find(
      (other) => isFuller(other) !== isFuller(offer) && bare(other) === bare(offer),
    );
    const hasOthersPrice = offer.price !== "" && namesake?.price !== "" && namesake?.price !== offer.price;
    if (!namesake || hasOthersPrice) return [offer];
    if (!isFuller(offer)) return [];
    return [{ ...offer, what: offer.what || namesake.what, price: offer.price || namesake.price }];
  });
}

/** The stems of a name, which are equal for 'boiler servicing' and 'Boiler service'. */
const gist = (name: string): string => wordsIn(name).map(stemOf).join(" ");

/**
 * Whether the client's list of offers names it in more words, or as the deed: 'tax' of a sentence is in 'Corporation tax
 * return', 'boiler servicing' is 'Boiler service'.
 */
function isListed({ text, about, field }: OfferFact, list: readonly OfferFact[]): boolean {
  const [word, second] = wordsIn(text);
  if (field === listField || about.trim() !== "" || word === undefined) return false;
  if (second !== undefined)
    return list.some((other) => other.field === listField && gist(other.text) === gist(text));
  return list.some((other) => other.field === listField && wordsIn(other.text).includes(word));
}

/** For how many, or how much of it: the end of a longer name, as in 'Cheese board for two', 'Lunch, two courses'. */
const forHowMany = new RegExp(
  `^(?: (?:for|of|to share between) (?:\\d{1,3}|an?|${numberWords(1, 12)}|sharing)(?: \\p{L}+)?|, (?:\\d{1,3}|${numberWords(1, 12)}) \\p{L}+)$`,
  "iu",
);

/** The only price in the same answer whose name adds to a service for how many it is; null if it has a price itself. */
function fullerOf({ text, field }: OfferFact, amounts: readonly OfferFact[]): OfferFact | null {
  const name = key(text);
  if (field === listField || amounts.some(({ about }) => one(about) === one(text))) return null;
  const [only, second] = amounts.filter(
    (fact) =>
      fact.field === field &&
      key(fact.about).startsWith(name) &&
      forHowMany.test(key(fact.about).slice(name.length)),
  );
  return only && !second ? only : null;
}

/** What the business offers, each once, with its price where it has one price. */
export function allOffers(facts: readonly OfferFact[], country = ""): Offer[] {
  const priced = pricedOffers(facts, { country });
  const offers = new Map<string, Offer>();
  const amounts = confirmed(facts, "price");
  const described = descriptionsIn(facts);
  const again = new Set(
    amounts.filter((fact) => isToldAgain(fact, amounts, described)).map(({ about }) => key(about)),
  );
  const services = confirmed(facts, "service").filter(
    ({ field, text }) => (field === listField || !again.has(key(text))) && !isMinimum(text),
  );
  for (const service of services.filter((each) => !isListed(each, services))) {
    const { about } = service;
    const text = fullerOf(service, amounts)?.about ?? service.text;
    const [only, second] = priced.filter(({ name }) => one(name) === one(text));
    offers.set(key(text), {
      id: textId("offer", key(text)),
      name: capital(text.trim()),
      inline: inSentence(text),
      what: only && !second && isUnit(about) ? "" : capital(about.trim()),
      price: second ? "" : (only?.price ?? ""),
    });
  }
  return eachOnce([...offers.values()]);
}
