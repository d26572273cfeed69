import { withoutDirections } from "../content/facts/addresses/without-directions.ts";
import { listed } from "../text/listed.ts";
import { buildings, region } from "./data/address-words.ts";

const town = /^\p{Lu}[\p{L}'’.-]{2,30}(?:[ -][\p{L}'’.-]{1,30}){0,3}$/u;

/** Codes beside the town's name: a postcode, the two letters of a state or province. */
const codes =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]{0,2}-?\d[\d -]{2,9}(?: ?[A-Z]{2})?|[A-Z]{2})(?![\p{L}\d])/gu;

const street = /\p{L}.*\d|\d.*\p{L}/u;

/** The first half of a British postcode, or the letters of a state, at the end: 'YO21', 'NSW'. */
const shortCode = /\s(?:[A-Z]{1,2}\d[A-Z\d]?|[A-Z]{2,3})$/u;

const streetAtEnd =
  /(?<!\p{L})(?:road|street|lane|avenue|drive|way|close|row|terrace|hill|square|quay|crescent|place|court|boulevard|parkway|highway|pike|plaza|rd|st|ave|ln|blvd|dr|hwy|pkwy|ct|pl)\.?$/iu;

/** The town at the end of an address with a street; empty if the address does not show it clearly. */
export function townOf(address: string): string {
  const [first = "", ...parts] = withoutDirections(address).split(/\s*[,;\n]\s*/u);
  if (!street.test(first)) return "";
  const names = parts
    .map((part) => part.replace(codes, "").replace(/\s+/gu, " ").trim().replace(shortCode, "").trim())
    .filter((part) => part !== "" && !region.test(part));
  const last = names.at(-1) ?? "";
  return town.test(last) ? last : "";
}

const mostParts = 2;

/** The parts of an address without directions, postcodes and the letters of a state. */
const partsOf = (address: string): string[] =>
  withoutDirections(address)
    .split(/\s*[,;\n]\s*/u)
    .map((part) => part.replace(codes, "").trim().replace(shortCode, "").replace(/\s+/gu, " ").trim())
    .filter((part) => part !== "");

/** Whether an address is only a place, without a street or a building: 'Douglas, Cork'. */
export const isPlaceAlone = (address: string): boolean =>
  townOf(address) === "" && placeIn(address) !== "" && !streetAtEnd.test(partsOf(address)[0] ?? "");

/**
 * The place of an address for a line about the business: its town, or the whole of an address that is only a place:
 * 'Douglas, Cork', 'Belmont' of 'Belmont NSW 2280', 'Salem' of 'NE Court St, Salem, OR'. Empty if the address shows
 * none clearly.
 */
export function placeIn(address: string): string {
  const known = townOf(address);
  if (known !== "") return known;
  const [first = "", ...others] = partsOf(address);
  const parts = streetAtEnd.test(first) ? others : [first, ...others];
  const isPlace = parts.length > 0 && parts.every((part) => town.test(part) && !/\d/u.test(part));
  return isPlace && !parts.some((part) => buildings.test(part) || streetAtEnd.test(part))
    ? parts.slice(0, mostParts).join(", ")
    : "";
}

/** A place after what is there: 'in Cork', 'near Ely'. */
export const inPlace = (place: string): string =>
  /^(?:near|outside|just outside|close to|around|between|by) /iu.test(place)
    ? place.charAt(0).toLowerCase() + place.slice(1)
    : `in ${place}`;

// More places than these are no line but a list.
const placesInLine = 3;

/** Where most of the customers are: the few places that the business comes to, else the place of its address. */
export const placeNamed = (address: string, area: readonly string[]): string =>
  area.length > 0 && area.length <= placesInLine ? listed(area, "and") : placeIn(address);
