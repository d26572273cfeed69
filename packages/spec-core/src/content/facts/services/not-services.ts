import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { countryWords } from "../country/data/country-words.ts";
import { firstNames } from "../people/data/first-names.ts";
import {
  alsoThings,
  area,
  bidding,
  descriptions,
  names,
  placeEnding,
  regionEnd,
  served,
} from "./data/no-service-items.ts";

const places: ReadonlySet<string> = new Set(
  Object.values(countryWords).flatMap((words) => words.places.split("|")),
);

const properNames: ReadonlySet<string> = new Set([
  ...names,
  ...places,
  ...[...firstNames].filter((name) => !alsoThings.has(name)),
]);

const kinds: readonly ((item: string) => boolean)[] = [
  (item) => properNames.has(item) || placeEnding.test(item) || area.test(item),
  (item) => descriptions.has(item),
  (item) => served.has(item) || item === "home",
];

/**
 * The items of a list that may be services. Places, manufacturers, people, days, qualities and customers are removed if
 * two of a kind are adjacent. Empty if half of the items are such, or if all are customers: 'bosch, miele, neff',
 * 'landlords, tenants'.
 */
export function servicesAmong<Item>(list: readonly Item[], wordsOf: (item: Item) => string): readonly Item[] {
  const items = list.map((item) => wordsOf(item).toLowerCase());
  const rest = new Set(list);
  for (const isOfKind of kinds) {
    const are = items.map(isOfKind);
    const count = are.filter(Boolean).length;
    // Services followed by places: 'Pool cleaning, pump repair, jávea, moraira, dénia'.
    const isAtEnd = items.length - count > 1 && are.slice(-count).every(Boolean);
    if (count > 1 && count >= items.length / 2 && !isAtEnd) return [];
    list.forEach((item, index) => {
      if (are[index] && (are[index - 1] || are[index + 1])) rest.delete(item);
    });
  }
  return items.every((item) => served.has(item)) ? [] : list.filter((item) => rest.has(item));
}

/** 'Hull Beverley', not 'grab bars'. */
const isInCapitals = (item: string): boolean => /^(?:\p{Lu}[\p{L}'’-]*(?: |$))+$/u.test(item);

const isRegion = (item: string): boolean =>
  matches(regionEnd, item) || (isInCapitals(item) && places.has(item.toLowerCase()));

/**
 * The items of a list without the places at its end, of which one is certain: 'stairlifts, ramps, Peterborough Lindsay
 * and cottage country'. Only where the items before them begin in lower case.
 */
export function withoutRegions<Item>(
  list: readonly Item[],
  wordsOf: (item: Item) => string,
): readonly Item[] {
  const items = list.map(wordsOf);
  const last = items.findLastIndex((item) => !isRegion(item) && !isInCapitals(item)) + 1;
  return items.slice(last).some(isRegion) && items.slice(1, last).every((item) => !isInCapitals(item))
    ? list.slice(0, last)
    : list;
}

/** Whether a sentence is a slogan with imperatives to visitors: 'Drop off, shop, pick up!' */
export const isSlogan = (items: readonly string[]): boolean => items.every((item) => bidding.test(item));
