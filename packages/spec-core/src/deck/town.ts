import { withoutDirections } from "../content/facts/addresses/without-directions.ts";
import { region } from "./data/address-words.ts";

const town = /^\p{Lu}[\p{L}'’.-]{2,30}(?:[ -][\p{L}'’.-]{1,30}){0,3}$/u;

/** Codes beside the town's name: a postcode, the two letters of a state or province. */
const codes =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]{0,2}-?\d[\d -]{2,9}(?: ?[A-Z]{2})?|[A-Z]{2})(?![\p{L}\d])/gu;

const street = /\p{L}.*\d|\d.*\p{L}/u;

/** The town at the end of an address with a street; empty if the address does not show it clearly. */
export function townOf(address: string): string {
  const [first = "", ...parts] = withoutDirections(address).split(/\s*[,;\n]\s*/u);
  if (!street.test(first)) return "";
  const names = parts
    .map((part) => part.replace(codes, "").replace(/\s+/gu, " ").trim())
    .filter((part) => part !== "" && !region.test(part));
  const last = names.at(-1) ?? "";
  return town.test(last) ? last : "";
}
