import { plainName } from "../../site/plain-name.ts";
import { wordCount } from "../../text/word-count.ts";
import { arePricesAsked } from "../asked-prices.ts";
import { besideDeeds, deed } from "../data/deeds.ts";
import { namesWait } from "../data/joints.ts";
import { addition } from "../data/terms-at-start.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, fill } from "../fill.ts";
import {
  goodsOf,
  hasHomeShelf,
  hasShelf,
  homeServices,
  isOnlyDeeds,
  servicesApart,
  withCard,
} from "../goods-apart.ts";
import { ended, textsOf } from "../joined-sentences.ts";
import { isShort, leadText } from "../lead.ts";
import { repeatsNames } from "../listed-names.ts";
import type { Offer } from "../offers.ts";
import { isOnSubject } from "../page-subject.ts";
import { drafted, open, type Place } from "../place.ts";
import type { Slot } from "../slot.ts";
import { isOfPast, subjectOf } from "../topics.ts";
import {
  claimedByRows,
  homeRows,
  isInOneList,
  isListedLate,
  isPriced,
  mentions,
  type Row,
  rowsOf,
} from "./offer-rows.ts";
import { offerList, offerNames, openingOf } from "./opening.ts";
import { namesBesideMenu, namesOnOwnPages, offersOnPage } from "./page-offers.ts";
import { needsBefore, passagesOf } from "./points.ts";
import { heading, itemOf, itemPart, pathOf, placeAt } from "./section.ts";
import { taxBelow } from "./tax.ts";

const placesForItems = 3;

/** Open slots for offers that nobody has named yet. */
const unnamed = (place: Place, parts: readonly { part: string; kind: "item" | "text" | "price" }[]): Slot[] =>
  Array.from({ length: placesForItems }, (_, index) =>
    parts.map(({ part, kind }) =>
      open(place, { item: `new-${index + 1}`, part, kind, maxWords: kind === "text" ? 40 : 6 }),
    ),
  ).flat();

/** What a row says below its name; a line of the client's list that is only the name says nothing more. */
function belowName({ name, what, said }: Row): string {
  const text = said?.text ?? "";
  return what || (plainName(text.replace(/[.;,]$/u, "")) === plainName(name) ? "" : text);
}

function row(place: Place, each: Row): Slot[] {
  const { item, name } = each;
  const text = belowName(each);
  return [
    ...itemPart(place, { item, part: "title", kind: "item", maxWords: 6 }, { text: name, sources: [name] }),
    ...itemPart(place, { item, part: "text", kind: "text", maxWords: 40 }, { text, sources: [name, text] }),
  ];
}

const price = (place: Place, { item, price: amount, name }: Row): Slot[] =>
  itemPart(
    place,
    { item, part: "price", kind: "price", maxWords: 6 },
    { text: amount, sources: [`${name}: ${amount}`] },
  );

/** 'I take my time.' says too little to be the lead of the services. */
const fewestInLead = 5;

/** The client's sentence on what they do, if no other section has it. */
function leadOf(known: DeckInput): DeckInput["prose"][number] | undefined {
  if (known.spec.siteStructure.sections.chosen.includes("features")) return undefined;
  const { used, begun } = openingOf(known);
  const claimed = claimedByRows(known);
  const isFree = (id: string): boolean => !used.has(id) && !claimed.has(id) && id !== begun;
  const found = known.prose.find(
    ({ id, text, isPart }) =>
      isFree(id) &&
      !(isPart && needsBefore(text)) &&
      wordCount(text) >= fewestInLead &&
      deed.test(text) &&
      !besideDeeds.test(text) &&
      !addition.test(text) &&
      !namesWait.test(text) &&
      !isOfPast(text) &&
      !["terms", "useful"].includes(subjectOf(text) ?? "") &&
      !repeatsNames(text, offerNames(known)),
  );
  return found && leadText(found.text) !== "" ? found : undefined;
}

function lead(known: DeckInput, place: Place): Slot[] {
  const found = leadOf(known);
  return drafted(
    place,
    { part: "lead", kind: "text", maxWords: 30 },
    { text: leadText(found?.text ?? ""), sources: [found?.text ?? ""] },
  );
}

const sleeping =
  /(?<!\p{L})(?:rooms?|suites?|singles?|doubles?|twins?|beds?|bunks?|lofts?|attics?|dorms?|dormitory|cottages?|cabins?|pods?|pitch(?:es)?|yurts?|apartments?|flats?|studios?|lodges?|huts?|tents?)(?!\p{L})/iu;

export const isForSleeping = ({ name, what }: Pick<Offer, "name" | "what">): boolean =>
  sleeping.test(`${name} ${what}`);

/** Whether everything in the list is accommodation. */
const areRooms = ({ trade }: DeckInput, rows: readonly Row[]): boolean =>
  trade.booked === "nights" && rows.length > 0 && rows.every(isForSleeping);

/** The open slot for the text of a service that only this section names, without saying anything else about it. */
const missingText = (
  known: DeckInput,
  place: Place,
  { row: { item, name, what, said, price: amount }, showsPrices }: { row: Row; showsPrices: boolean },
): Slot[] =>
  what === "" &&
  said === null &&
  (amount === "" || !showsPrices) &&
  !known.pages.some(
    ({ kind, name: page }) =>
      kind === "Services" || (kind === "Service" && plainName(page) === plainName(name)),
  )
    ? [open(place, { item, part: "text", kind: "text", maxWords: 40 })]
    : [];

/** The most names in that line; the first ones are also in the opening. */
const namesInLine = 12;

/** A line and a button to the prices, in place of a list whose entries are all in the list of prices. */
const inTheirPrices = (known: DeckInput, place: Place, rows: readonly Row[]): Slot[] =>
  rows.length === 0
    ? []
    : [
        ...drafted(
          place,
          { part: "names", kind: "text", maxWords: 60 },
          {
            text: `${capital(offerList(known, known.voice.and, namesInLine))}.`,
            sources: rows.map(({ name }) => name),
          },
        ),
        ...drafted(
          place,
          { part: "prices", kind: "button", maxWords: 4 },
          {
            text: fill(known.voice.buttons["See prices"] ?? "See prices", known.words),
            sources: ["section: pricing"],
          },
        ),
      ];

/** 'What we make' is a heading for goods; above work for customers it becomes 'What we do'. */
const asDeeds = (known: DeckInput): DeckInput => ({ ...known, words: { ...known.words, do: "do" } });

/** What the business offers, on the home page. */
export function services(known: DeckInput): Slot[] {
  const all = rowsOf(known, homeServices(known));
  const rows = homeRows(known);
  const note = all.length === 0 ? "services" : "serviceTexts";
  const place = placeAt(known, { page: "/", section: "services", note });
  // The text of goods is on the shelf's own page.
  const onShelf = new Set(hasShelf(known) ? goodsOf(known).map(({ name }) => name) : []);
  const shown = rows.map((each) => (onShelf.has(each.name) ? { ...each, what: "", said: null } : each));
  const showsPrices = !known.spec.siteStructure.sections.chosen.includes("pricing");
  const shelf = onShelf.size > 0 ? (known.trade.shelf ?? "goods") : null;
  const overview = known.pages.some(({ kind }) => kind === "Services");
  const onlyDeeds = hasHomeShelf(known) && isOnlyDeeds(known);
  return [
    ...heading(onlyDeeds ? asDeeds(known) : known, place, areRooms(known, all) ? "rooms" : "services"),
    ...lead(known, place),
    ...(rows.length === 0 ? inTheirPrices(known, place, all) : []),
    ...(shelf
      ? drafted(
          place,
          { part: "shelf", kind: "button", maxWords: 4 },
          { text: known.voice.all[shelf], sources: ["page: Products"] },
        )
      : []),
    ...(overview && !shelf
      ? drafted(
          place,
          { part: "all", kind: "button", maxWords: 4 },
          { text: fill(known.voice.all.services, known.words), sources: ["page: Services"] },
        )
      : []),
    ...(all.length === 0
      ? unnamed(place, [
          { part: "title", kind: "item" },
          { part: "text", kind: "text" },
        ])
      : shown.flatMap((each) => [
          ...row(place, each),
          ...(onShelf.has(each.name) ? [] : missingText(known, place, { row: each, showsPrices })),
          ...(showsPrices ? price(place, each) : []),
        ])),
    ...(showsPrices ? taxBelow(known, place, rows) : []),
  ];
}

/**
 * The ids of the sentences that the list of services holds: its lead, and those about one of them or all. A lead that
 * is the beginning of a sentence leaves the whole to the story, which may have a page of its own.
 */
export function claimedByServices(known: DeckInput): ReadonlySet<string> {
  const found = leadOf(known);
  const isHeld = found && (isShort(found.text) || known.pages.some(({ kind }) => kind === "About"));
  return new Set([...claimedByRows(known), isHeld ? found.id : ""]);
}

/** Prices of things that are no services, if no other place of the site lists prices. */
function pricesAlone(known: DeckInput): Row[] {
  const isListed =
    known.spec.siteStructure.sections.chosen.includes("pricing") ||
    known.pages.some(({ kind }) => kind === "Pricing");
  if (isListed) return [];
  const rows = [...rowsOf(known), ...goodsOf(known)];
  return known.prices
    .filter(
      ({ name }) => !rows.some((row) => mentions(name, row.name) || plainName(name) === plainName(row.name)),
    )
    .map(({ id, name, what, price: amount }) => ({
      item: itemOf(name, id),
      name,
      what,
      price: amount,
      said: null,
      isPriceAlone: true,
    }));
}

/** What the business offers, on a page of its own: each one's text is asked for once where it is missing. */
export function servicesPage(known: DeckInput, page: string): Slot[] {
  const rows = [...rowsOf(known, servicesApart(known)), ...pricesAlone(known)];
  const none = hasShelf(known) ? "besideGoods" : "services";
  const note = rows.length === 0 ? none : "serviceTexts";
  const place = placeAt(known, { page, section: "list", note });
  if (rows.length === 0)
    return unnamed(place, [
      { part: "title", kind: "item" },
      { part: "text", kind: "text" },
    ]);
  const listed = rows.flatMap((each) => {
    const slots = [...row(place, each), ...price(place, each)];
    const hasText = slots.some(({ kind }) => kind === "text") || each.isPriceAlone === true;
    return hasText
      ? slots
      : [...slots, open(place, { item: each.item, part: "text", kind: "text", maxWords: 120 })];
  });
  return [...listed, ...taxBelow(known, place, rows)];
}

/**
 * One of the services, on its own page: its text, and the client's sentences about it and no other page. A page that is
 * named otherwise than the offer, which may be about several, lists them by their names.
 */
export function servicePage(known: DeckInput, { page, name }: { page: string; name: string }): Slot[] {
  const place = placeAt(known, { page, section: "details", note: "service", name });
  const found = rowsOf(known).find((each) => plainName(each.name) === plainName(name));
  const listed = found ? [] : offersOnPage(known, place, name);
  const what = found?.what ?? "";
  const others = known.pages.filter((other) => other.kind === "Service" && other.name !== name);
  const isOn = (said: string, subject: string): boolean =>
    (mentions(said, subject) || isOnSubject(said, subject, [])) && !isListedLate(said, subject);
  const sentences = passagesOf(known.prose).flatMap((passage) => {
    const [one] = passage;
    const isWanted =
      one !== undefined &&
      (one === found?.said || (isOn(one.text, name) && !others.some((other) => isOn(one.text, other.name))));
    return isWanted ? passage : [];
  });
  const parts = [...(what === "" ? [] : [what]), ...textsOf(sentences)];
  const text = parts.length === 1 ? (parts[0] ?? "") : parts.map(ended).join(" ");
  const sources = [name, what, ...sentences.flatMap((one) => one.sources)].filter((source) => source !== "");
  return [
    ...(text === "" && listed.length === 0
      ? [open(place, { part: "text", kind: "text", maxWords: 300 })]
      : drafted(place, { part: "text", kind: "text", maxWords: 300 }, { text, sources })),
    ...drafted(
      place,
      { part: "price", kind: "price", maxWords: 6 },
      { text: found?.price ?? "", sources: [`${name}: ${found?.price ?? ""}`] },
    ),
    ...listed,
  ];
}

/** Prices: first those that are known, then offers without one; on the home page, and in a shop, without texts that are on a card. */
export function prices(known: DeckInput, { page, section }: { page: string; section: string }): Slot[] {
  const place = placeAt(known, { page, section, note: "pricing" });
  const { words, voice } = known;
  const isHome = page === "/";
  const shelf = isHome && hasHomeShelf(known) ? goodsOf(known) : [];
  const offShelf = known.prices.filter(
    ({ name }) => !shelf.some((good) => plainName(good.name) === plainName(name)),
  );
  const isMenu = known.trade.shelf === "menu" && /(?<!\p{L})menu/iu.test(page);
  const apart = isMenu && !isHome ? namesBesideMenu(known) : new Set<string>();
  const isHere = ({ name }: Offer): boolean => !apart.has(plainName(name));
  const priced = (offShelf.length > 0 ? offShelf : known.prices).filter(isHere);
  const asks = arePricesAsked(known.spec);
  // On the price page, the bare name of an offer without a price says nothing.
  const others = known.offers.filter(
    (offer) =>
      isHere(offer) &&
      !isPriced(known, offer.name) &&
      (isHome || known.prices.length === 0 || asks || offer.what.trim() !== ""),
  );
  // On the home page the list of services has them already.
  const isListed = !isHome || (known.prices.length > 0 && !isInOneList(known));
  const cards = withCard(known);
  // A text with a number says how much one gets for the price.
  const standsOnCard = ({ name, what }: Offer): boolean =>
    (isHome || hasShelf(known)) && cards.has(name.toLowerCase()) && !/\d/u.test(what);
  const line = (offer: Offer, slots: (item: string) => Slot[]): Slot[] => {
    const item = itemOf(offer.name, offer.id);
    return [
      ...itemPart(
        place,
        { item, part: "title", kind: "item", maxWords: 6 },
        { text: offer.name, sources: [offer.name] },
      ),
      ...slots(item),
      ...itemPart(
        place,
        { item, part: "text", kind: "text", maxWords: 20 },
        { text: standsOnCard(offer) ? "" : offer.what, sources: [offer.what] },
      ),
    ];
  };
  return [
    ...heading(known, place, isMenu ? "menu" : "pricing"),
    ...priced.flatMap((offer) =>
      line(offer, (item) =>
        itemPart(
          place,
          { item, part: "price", kind: "price", maxWords: 6 },
          { text: offer.price, sources: [`${offer.name}: ${offer.price}`] },
        ),
      ),
    ),
    ...taxBelow(known, place, priced),
    ...(isListed ? others : []).flatMap((offer) =>
      line(offer, (item) =>
        known.prices.length === 0
          ? [open(place, { item, part: "price", kind: "price", maxWords: 6 })]
          : itemPart(
              place,
              { item, part: "ask", kind: "button", maxWords: 4 },
              { text: asks ? fill(voice.ask, words) : "", sources: [`${offer.name}: no price`] },
            ),
      ),
    ),
    ...(priced.length === 0 && !(isListed && others.length > 0)
      ? unnamed(place, [
          { part: "title", kind: "item" },
          { part: "price", kind: "price" },
        ])
      : []),
  ];
}

/**
 * The goods on the page of the products. On one that the client named, such as 'Shop', an offer with a page of the
 * client's own belongs there; the standard page lists it too.
 */
function onShelfPage(known: DeckInput, page: string): readonly Offer[] {
  const all = goodsOf(known);
  const isNamed = known.pages.some(
    ({ file, source }) => pathOf(file) === page && source !== "formData.pages",
  );
  if (page === "/" || !isNamed) return all;
  const elsewhere = namesOnOwnPages(known);
  const rest = all.filter(({ name }) => !elsewhere.has(plainName(name)));
  return rest.length > 0 ? rest : all;
}

/** The goods of a shop. */
export function goods(known: DeckInput, { page, section }: { page: string; section: string }): Slot[] {
  const place = placeAt(known, { page, section, note: "goods" });
  const onShelf = onShelfPage(known, page);
  if (onShelf.length === 0)
    return unnamed(place, [
      { part: "title", kind: "item" },
      { part: "text", kind: "text" },
      { part: "price", kind: "price" },
    ]);
  const rows = rowsOf({ ...known, pages: [] }, onShelf);
  return [
    ...rows.flatMap((each) => [...row(place, each), ...price(place, each)]),
    ...taxBelow(known, place, rows),
  ];
}
