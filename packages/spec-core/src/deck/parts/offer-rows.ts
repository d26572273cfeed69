import { offerOfPage } from "../../site/offer-of-page.ts";
import { plainName } from "../../site/plain-name.ts";
import type { DeckInput } from "../deck-input.ts";
import { homeServices, servicesOf } from "../goods-apart.ts";
import type { Offer } from "../offers.ts";
import { isOnSubject } from "../page-subject.ts";
import { openingOf } from "./opening.ts";
import { itemOf } from "./section.ts";

/** Something offered: a page of its own, or a confirmed fact. */
export interface Row {
  readonly item: string;
  readonly name: string;
  readonly what: string;
  readonly price: string;
  /** The client's sentence that is only about it. */
  readonly said: DeckInput["prose"][number] | null;
  /** A charge that is no service ('call-out'): nothing has to be written about it. */
  readonly isPriceAlone?: true;
}

/**
 * The most services in a list with drawings, about as many as a trade has drawings. Longer lists have a closer layout,
 * because the drawings would repeat.
 */
export const mostCards = 9;

/** Whether a text names it, in the singular or plural. */
export const mentions = (text: string, name: string): boolean =>
  plainName(name).length > 4 && plainName(text).includes(plainName(name));

const fewestBefore = 3;

/**
 * Whether a sentence names a subject only after several other things of a list: 'We grow plums, pears, cherries, quinces
 * and pumpkins' is about none of them in particular.
 */
export function isListedLate(text: string, subject: string): boolean {
  const parts = text.replace(/\([^()]*\)/gu, "").split(/,\s/u);
  const at = parts.findIndex((part) => mentions(part, subject) || isOnSubject(part, subject, []));
  return at >= fewestBefore;
}

/**
 * A sentence with more verbs is about none of its objects in particular: 'We calibrate, we repair, we rent
 * replacements'.
 */
const fewDeeds = 2;
const isOfSeveralDeeds = (text: string): boolean =>
  text.split(/[,;]\s+(?:and\s+)?|\sand\s/u).filter((part) => /^(?:we|i)\s/iu.test(part)).length > fewDeeds;

/** The sentence that lists what the business does, where the opening has none of it. */
export const deedsOf = (known: DeckInput): DeckInput["prose"][number] | undefined => {
  const { used } = openingOf(known);
  return known.prose.find(({ id, text }) => !used.has(id) && isOfSeveralDeeds(text));
};

/** What is offered, each with the sentence that is about nothing else. Service pages that no fact names come first. */
export function rowsOf(known: DeckInput, listed: readonly Offer[] = servicesOf(known)): Row[] {
  const { used } = openingOf(known);
  const pages = known.pages.filter(({ kind }) => kind === "Service");
  const named = pages.map(({ name, file }): Offer & { readonly of: string } => {
    const about = offerOfPage(
      name,
      known.offers.map((offer) => offer.name),
    );
    const fact = known.offers.find((offer) => offer.name === about);
    // The name of a page that only shares words with the offer's does not say what it is.
    const isAnother = fact !== undefined && plainName(fact.name) !== plainName(name);
    const shown = isAnother ? fact.name : name;
    return {
      id: `page-${file.replace(/[^\p{L}\p{N}]+/gu, "-")}`,
      name: shown,
      inline: shown,
      what: fact?.what ?? "",
      price: fact?.price ?? "",
      of: about ?? name,
    };
  });
  const isSame = (offer: Offer, page: (typeof named)[number]): boolean =>
    [page.name, page.of].some((name) => plainName(name) === plainName(offer.name));
  // A page named after an offer takes the offer's place in the client's order.
  const offers = [
    ...new Set([
      ...named.filter((page) => !listed.some((offer) => isSame(offer, page))),
      ...listed.map((offer): Offer => named.find((page) => isSame(offer, page)) ?? offer),
    ]),
  ];
  const claims = known.prose
    .filter(({ id, text }) => !used.has(id) && !isOfSeveralDeeds(text))
    .map((statement) => ({ statement, of: offers.filter(({ name }) => mentions(statement.text, name)) }))
    .filter(
      ({ statement, of: [only, ...others] }) =>
        only && others.length === 0 && !isListedLate(statement.text, only.name),
    );
  return offers.map((offer) => ({
    item: offer.id.startsWith("page-") ? offer.id.replace(/[.#]/g, "") : itemOf(offer.name, offer.id),
    name: offer.name,
    what: offer.what,
    price: offer.price,
    said: offer.what === "" ? (claims.find(({ of }) => of[0] === offer)?.statement ?? null) : null,
  }));
}

/** Whether the price list contains it. */
export const isPriced = ({ prices: listed }: DeckInput, name: string): boolean =>
  listed.some((priced) => plainName(priced.name) === plainName(name) || mentions(priced.name, name));

/** Whether the home page has lists of services and of prices that would both be long and have the same entries. */
const isSplit = ({ spec }: DeckInput, rows: readonly Row[]): boolean => {
  const { chosen } = spec.siteStructure.sections;
  return rows.length > mostCards && chosen.includes("services") && chosen.includes("pricing");
};

/**
 * The services on the home page. If there are many, those with a price are only in the list of prices, and so are the
 * others if they are few.
 */
export function homeRows(known: DeckInput): Row[] {
  const rows = rowsOf(known, homeServices(known));
  if (!isSplit(known, rows)) return rows;
  const others = rows.filter(({ name }) => !isPriced(known, name));
  return others.length * 2 < rows.length ? [] : others;
}

/** Whether services without a price are on the home page, and not in its list of prices too. */
export const isInOneList = (known: DeckInput): boolean =>
  isSplit(known, rowsOf(known, homeServices(known))) && homeRows(known).length > 0;

/** The ids of the sentences about one of the services of the home page, or about all. */
export const claimedByRows = (known: DeckInput): ReadonlySet<string> =>
  new Set([known.listedIn ?? "", ...homeRows(known).map(({ said }) => said?.id ?? "")]);
