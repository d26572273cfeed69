import { listed } from "../text/listed.ts";
import {
  buildingStart,
  buildings,
  foreignStreet,
  ownPreposition,
  region,
  stateLetters,
} from "./data/address-words.ts";

const postcode = /,?\s*\b[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?$/u;
/** Codes after the name of a region: 'ON K9H 2S5', 'TN 37743', 'VIC 3450'. */
const codes =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{4,5}(?:-\d{3,4})?)(?![\p{L}\d])/gu;
/** A code at the end of a town's name: 'Belmont NSW 2280'; not the number of a house. */
const codeAtEnd = /(?<=\p{L}{3})(?: [A-Z]{2,3})? \d{4,5}(?:-\d{3,4})?$/u;
const street =
  /(?<!\p{L})(?:road|street|lane|avenue|drive|way|close|row|terrace|hill|square|quay|crescent|rd|st|ave|ln)$/iu;

type Before = "at" | "on" | "in" | "";

const isStreet = (part: string): boolean => street.test(part) || foreignStreet.test(part);
const isRegion = (part: string): boolean => region.test(part) || stateLetters.test(part);
const isBuilding = (part: string): boolean => buildingStart.test(part) || buildings.test(part);

/**
 * The preposition before an address in a sentence: 'at' for a number or a building, 'on' for a street, 'in' for a town;
 * none before 'off Highway 111'.
 */
function beforeAddress(address: string): Before {
  if (ownPreposition.test(address)) return "";
  const [first = "", ...rest] = address.replace(postcode, "").split(/\s*[,\n]\s*/u);
  if (/\d/u.test(first.replace(codeAtEnd, ""))) return "at";
  const further = rest.map((part) => part.replace(codes, "").trim()).filter((part) => part !== "");
  // 'Chapel Hill, North Carolina' and 'Bishop's Castle, Shropshire' are towns, because a region follows.
  if (further.length > 0 && further.every(isRegion) && !/^the /iu.test(first)) return "in";
  // 'Le Séchoir, lieu-dit Les Granges': a house in a hamlet.
  if (rest.some((part) => /^lieu[- ]?dit /iu.test(part))) return "at";
  if (isStreet(first)) return "on";
  return isBuilding(first) || further.some((part) => isStreet(part) || /\d/u.test(part)) ? "at" : "in";
}

const lines = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .join(", ");

/** Where a business is, as the end of a sentence: 'in Ilkley'. The postcode is kept only after 'at' or 'on'. */
export function addressInSentence(addresses: readonly string[]): string {
  const [first = ""] = addresses;
  const before = beforeAddress(first);
  const hasPostcode = before === "at" || before === "on";
  const shown = hasPostcode ? addresses : addresses.map((text) => text.replace(postcode, "").trim());
  const place = listed(shown.map(lines), "and");
  return before === "" ? place.charAt(0).toLowerCase() + place.slice(1) : `${before} ${place}`;
}
