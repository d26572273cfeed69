import { oneLine } from "../../../text/one-line.ts";
import { overlaps, type Span } from "../../place.ts";
import { allMatches, matches } from "../../regex-prefilter/prefiltered-match.ts";
import { isAddedOn } from "../prices/added-on.ts";
import { colorAlone, measures } from "../prices/data/price-name-words.ts";
import { partOnly } from "../prices/data/price-words.ts";
import { offerOf } from "../prices/price-conditions.ts";
import { qualityAlone } from "../prices/price-sizes.ts";
import { buildingAlone } from "../prices/price-subject.ts";
import { isWithheldByContext } from "../proposal.ts";
import { after, type Found, freeText, isFree, type Reading } from "../reading.ts";
import { sentencesOf } from "../sentences.ts";
import { activities, besides, listsThingsWorkedOn } from "./activities.ts";
import { countedOffers } from "./counted-offers.ts";
import { activityAtEnd } from "./data/activity-words.ts";
import {
  articlesAbroad,
  byMeans,
  customersBefore,
  deedLead,
  furtherVerbs,
  itemEnd,
  itemEndAbroad,
  listLeads,
  listLeadsAbroad,
  listStart,
  namely,
  noOfferName,
  ownComplement,
  ownersDeed,
  participleLead,
  pastBefore,
  placeEnd,
  placeEndAbroad,
  placesAtEnd,
  sentenceAbroad,
} from "./data/service-words.ts";
import {
  countNames,
  fewestParts,
  isName,
  itemsIn,
  itemsOfList,
  longestItem,
  trimmed,
  verbs,
  withSharedDeeds,
  withWholeNames,
} from "./list-items.ts";
import { listLines } from "./list-lines.ts";
import { isSlogan, servicesAmong, withoutRegions } from "./not-services.ts";
import { isOfferName } from "./offer-name.ts";
import { isSurcharge } from "./surcharges.ts";

const bullet = /^[ \t]*(?:[-*•·–—✓✔▪‣]|\d{1,2}[.)])[ \t]+(.+)$/gmu;

/** Participles that describe goods and are not their name: 'all given by local people'. */
const participleAlone =
  /^(?:given|donated|made|done|sold|grown|baked|cooked|brewed|bought|found|collected|handmade|home ?made)$/iu;

/** An amount, which is not a name: 'A fair bit on dairy sheds'. */
const amountAlone = /^(?:(?:fair|good|wee|little|big|tiny) bit|lot|few|bits and (?:bobs|pieces))$/iu;

/** Whether a list has capitalised names of towns, brands and people, and not services. */
const isOfNames = (text: string, items: readonly Span[]): boolean => {
  const capital = items.slice(1).filter(({ start, end }) => /^\p{Lu}\p{Ll}/u.test(text.slice(start, end)));
  return capital.length > 0 && capital.length >= (items.length - 1) / 2;
};

const withoutOthers = (text: string, items: readonly Span[]): readonly Span[] =>
  servicesAmong(items, ({ start, end }) => text.slice(start, end));

const startsPlace = new RegExp(`^${placeEnd.source}`, "u");

const furtherPlace = /^(?:\p{Lu}|as far(?!\p{L}))/u;

/** The items without the places that go on after one: 'lofts around Hull, Beverley and as far as Goole'. */
function withoutFurtherPlaces(text: string, items: readonly Span[]): Span[] {
  let isAmongPlaces = false;
  return items.filter(({ start, end }) => {
    const isPlace = isAmongPlaces && furtherPlace.test(text.slice(start, end));
    isAmongPlaces = isPlace || startsPlace.test(after(text, end, 40));
    return !isPlace;
  });
}

function withoutDeed(text: string, { start, end }: Span): Span {
  const [lead = ""] = deedLead.exec(text.slice(start, end)) ?? [];
  return { start: start + lead.length, end };
}

/** The words after 'we do', 'offering', 'services:', up to where the sentence changes its subject. */
function announced(text: string, sentence: Span): Span[] {
  const found: Span[] = [];
  const words = text.slice(sentence.start, sentence.end);
  const first = listStart.exec(words);
  for (const match of [...(first ? [first] : []), ...allMatches(listLeads, words)]) {
    const lead = words.slice(0, match.index);
    if (participleLead.test(match[0]) && (pastBefore.test(lead) || customersBefore.test(lead))) continue;
    const verb = sentence.start + match.index + match[0].length;
    const from = verb + (furtherVerbs.exec(text.slice(verb, sentence.end))?.[0].length ?? 0);
    const start = from + (namely.exec(text.slice(from, sentence.end))?.[0].length ?? 0);
    // After a label, the list goes on to the end: 'Services: volumes for quarries, roof and wall surveys, mapping'.
    const isLabelled = /:\s?$/u.test(match[0]);
    const rest = { start, end: sentence.end };
    const items = withoutFurtherPlaces(
      text,
      isLabelled ? withSharedDeeds(text, itemsIn(text, rest)) : itemsIn(text, rest),
    );
    const stop = items.findIndex((item) => !isName(text, item));
    const cut = isLabelled
      ? -1
      : items.findIndex((item) => {
          // 'Lessons by video, letter or phone': in a short list, the next items may be further means.
          if (items.length < fewestParts && byMeans.test(text.slice(item.start, item.end))) return true;
          const tail = after(text, item.end, 40);
          const next = ` ${tail.replace(/^[\s,;]+/u, "").slice(0, 12)}`;
          return !startsPlace.test(tail) && itemEnd.exec(next)?.index === 0;
        });
    const list = items.slice(
      0,
      Math.min(stop === -1 ? items.length : stop, cut === -1 ? items.length : cut + 1),
    );
    const [opening] = list;
    if (isOfNames(text, [sentence, ...list])) continue;
    // 'I do the prep right, sand, fill' is a description of the work.
    if (opening && !isOfferName(text.slice(opening.start, opening.end))) continue;
    if (countNames(text, list) > 1 || (list.length === 1 && stop === -1 && isLabelled))
      found.push(...withoutOthers(text, list).map((item) => withoutDeed(text, item)));
  }
  return found;
}

/** An item without a leading article in another language: 'des soins du visage'. */
function withoutArticle(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end).replace(itemEndAbroad, "").replace(placeEndAbroad, "");
  const [lead = ""] = articlesAbroad.exec(words) ?? [];
  return { start: start + lead.length, end: start + words.length };
}

/** The words after 'nous proposons', 'ofrecemos'. */
function announcedAbroad(text: string, sentence: Span): readonly Span[] {
  const words = text.slice(sentence.start, sentence.end);
  return allMatches(listLeadsAbroad, words).flatMap((match) => {
    const start = sentence.start + match.index + match[0].length;
    const items = itemsIn(text, { start, end: sentence.end }).map((item) => withoutArticle(text, item));
    const stop = items.findIndex((item) => !isName(text, item));
    const list = stop === -1 ? items : items.slice(0, stop);
    return list.length > 1 && !isOfNames(text, list) ? withoutOthers(text, list) : [];
  });
}

/** Removes 'then' as in '…, and then saskatoon berry'; steps such as 'then dry' keep it. */
function withoutThen(text: string, { start, end }: Span): Span {
  const [lead = ""] = /^then (?=\p{L}{3,} \p{L})/iu.exec(text.slice(start, end)) ?? [];
  return { start: start + lead.length, end };
}

/** The head of a list: 'Knee rehab - taping, massage'. */
const headWithDash = /^[^,]{3,40}\s[-–—]\s/u;

/** How far the business goes: 'out to Otley', 'up as far as Ilkley'. The items beside it are places too. */
const goesTo = /^(?:and )?(?:out|over|up|down|across|as far)(?: as far)? (?:to|as|towards?|past) \p{L}/iu;
const namesArea = (words: string): boolean =>
  words.split(/,|\s(?:and|&)\s/u).some((part) => goesTo.test(part.trim()));

/** The items of a sentence that is only a list of three or more names: 'Rewires, consumer units, EV chargers.' */
function bareList(text: string, { start, end }: Span): readonly Span[] {
  const whole = text.slice(start, end);
  const listed = whole.replace(placesAtEnd, "");
  // 'Circus tops for hire across Kent, Sussex and Surrey' is a sentence with places, not a list.
  const words = itemEnd.test(listed) ? whole : listed;
  const sentence = { start, end: start + words.length };
  const label = /^[^:\n]{0,40}:\s/u.exec(words)?.[0] ?? "";
  const [head = ""] = headWithDash.exec(words) ?? [];
  // 'Knee rehab - hip, back, neck' is one offer; in 'Garden work - mowing, pruning, planting' each is one.
  if (head !== "") {
    const items = itemsIn(text, { start: start + head.length, end });
    const areDeeds = items.some((item) => activityAtEnd.test(text.slice(item.start, item.end)));
    return areDeeds ? bareList(text, { start: start + head.length, end }) : [];
  }
  if (
    label !== "" ||
    namesArea(words) ||
    ownersDeed.test(words) ||
    matches(sentenceAbroad, words) ||
    matches(listLeadsAbroad, words)
  )
    return [];
  const all = itemsOfList(text, sentence, (item) => !participleAlone.test(item) && !amountAlone.test(item));
  const items = withoutRegions(all, (item) => text.slice(item.start, item.end));
  // Only the last item of a list may be followed by other words: 'shop in Biel, repairs' is a description.
  const isPlain =
    words
      .split(",")
      .slice(0, -1)
      .every((part) => !itemEnd.test(withWholeNames(part))) && !verbs.test(words);
  const isList =
    isPlain &&
    countNames(text, all) >= 3 &&
    // 'Chartered surveyor, Tralee, Kerry': without its places, one name is no list.
    countNames(text, items) > 1 &&
    items.every((item) => isName(text, item)) &&
    !isOfNames(text, items) &&
    !isSlogan(items.map(({ start: from, end: to }) => text.slice(from, to)));
  // 'Heat pumps, and sheds out to Marton and Waverley': the last items belong to the rest of the sentence.
  const last = items.findIndex((item, index) =>
    itemEnd.test(text.slice(item.end, items[index + 1]?.start ?? item.end)),
  );
  const list = last < 0 ? items : items.slice(0, last + 1);
  return isList && /,/u.test(words) ? withoutOthers(text, list).map((item) => withoutThen(text, item)) : [];
}

/** Lines with a bullet, if there are several. */
function bulleted(text: string): readonly Span[] {
  const lines = [...text.matchAll(bullet)].map((match) => {
    const start = match.index + match[0].length - (match[1] ?? "").length;
    return trimmed(text, { start, end: match.index + match[0].length });
  });
  // 'Cancel with 24 hours' notice' is a step for customers.
  const isStep = ({ start, end }: Span): boolean => isSlogan([text.slice(start, end)]);
  return lines.length > 1
    ? withoutOthers(text, lines).filter((line) => isName(text, line) && !isStep(line))
    : [];
}

const onRequest =
  /(?<=\p{L})\s?[:–-]? (?:(?:please |just )?ask(?: us| me)?|p\.?o\.?a|price on (?:request|application)|on request|by quote|call for (?:a )?(?:price|quote))(?=\s*(?:$|[.,;!)\n]))/gimu;
const clauseBefore = /(?:^|[.,;:\n]\s?)(\p{L}[\p{L} '’-]{3,40})$/u;
const nearPrice = 120;

/** An entry of a price list without a price: 'hand stripping: ask'. */
function unpriced(text: string, { taken }: Reading): Span[] {
  const prices = taken.filter(({ kind }) => kind === "price");
  if (prices.length === 0) return [];
  return [...text.matchAll(onRequest)].flatMap(({ index: end }) => {
    const [, name = ""] = clauseBefore.exec(text.slice(Math.max(0, end - longestItem), end)) ?? [];
    const item = trimmed(text, { start: end - name.length, end });
    const isNear = prices.some(({ start }) => Math.abs(start - end) < nearPrice);
    return name !== "" && isNear && isName(text, item) ? [item] : [];
  });
}

const withSize = new RegExp(` (?:small|medium|med|large|big|xl|${measures})$`, "iu");

/** Removes sizes and measures: 'Full groom small' is a full groom, 'oil 25 cl' is oil. */
function withoutSize(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  return {
    start,
    end: end - (words.length - words.replace(withSize, "").length),
  };
}

/** Whether the whole name of a price is that of the offer: 'Mutton pie with peas', 'supply only'. */
function isWholeName(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  return (
    (/ with \p{L}/u.test(words) && isName(text, { start, end })) ||
    ((ownComplement.test(words) || partOnly.test(words)) && isOfferName(words))
  );
}

/** The names of prices that are offers, not 'adults' or 'per week'. */
function priced({ text, taken }: Reading): Span[] {
  return taken.flatMap(({ kind, about: named, start, end }) => {
    const about = kind === "price" ? offerOf(named, text) : named;
    const place = kind === "price" && about !== "" ? text.lastIndexOf(about, start) : -1;
    const whole = { start: place, end: place + about.length };
    const base = trimmed(text, whole);
    const isWhole = isWholeName(text, whole);
    const item = withoutSize(text, isWhole ? whole : base);
    const isOffer =
      place >= 0 &&
      !colorAlone.test(text.slice(Math.max(0, place - 12), place + about.length)) &&
      start - place < 90 &&
      !/^first \d/iu.test(about) &&
      !buildingAlone.test(about) &&
      !qualityAlone.test(about) &&
      !matches(noOfferName, text.slice(base.start, base.end)) &&
      !matches(noOfferName, text.slice(item.start, item.end)) &&
      !isSurcharge(about) &&
      (kind !== "price" || (isOfferName(about) && !isAddedOn(text, { start, end })));
    return isOffer && isName(text, isWhole ? base : item) ? [item] : [];
  });
}

/** The finders to use for a sentence: things that the business works on are not services. */
function readersOf(
  text: string,
  sentence: Span,
  before: Span | undefined,
): readonly ((text: string, sentence: Span) => readonly Span[])[] {
  if (!listsThingsWorkedOn(text, sentence, before))
    return [announced, announcedAbroad, bareList, activities, besides];
  return activities(text, sentence).length > 0 ? [activities] : [announced, announcedAbroad];
}

/** Finds services and goods: the items of lists, and what prices are for. */
export function findServices(reading: Reading): Found[] {
  const text = freeText(reading);
  const found: Found[] = [];
  const add = ({ start, end }: Span, source: string, about = ""): void => {
    const span = { start, end };
    if (!isOfferName(source.slice(start, end))) return;
    if (!isFree(reading, span) || found.some((other) => overlaps(other, span))) return;
    found.push({ kind: "service", ...span, value: oneLine(source.slice(start, end)), about });
  };
  for (const item of [...priced(reading), ...unpriced(text, reading)]) add(item, text);
  // Lists in the other answers are about visitors and wishes.
  if (reading.field !== "description") return found;
  const inLines = listLines(text);
  for (const { line, name, hasFacts } of inLines) {
    if (!name) continue;
    // 'Sole trader £45pm': the price already names the thing, or says who pays.
    const isNamed =
      found.some((service) => overlaps(service, line)) ||
      matches(noOfferName, text.slice(name.start, name.end));
    if (!hasFacts || !isNamed) add(name, text);
  }
  const sentences = sentencesOf(text);
  const isOfLine = (span: Span): boolean => inLines.some(({ line }) => overlaps(line, span));
  for (const [index, sentence] of sentences.entries()) {
    const words = text.slice(sentence.start, sentence.end);
    if (isWithheldByContext(words) || isOfLine(sentence)) continue;
    for (const { note, ...item } of countedOffers(text, sentence, sentences)) add(item, text, note);
    for (const item of readersOf(text, sentence, sentences[index - 1]).flatMap((read) =>
      read(text, sentence),
    ))
      add(item, text);
  }
  for (const item of bulleted(text)) if (!isOfLine(item)) add(item, text);
  return found;
}
