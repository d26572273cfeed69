import { withoutDirections } from "../content/facts/addresses/without-directions.ts";
import { oneLine } from "../text/one-line.ts";

/** A postcode as most countries write theirs: '46600', 'W1T 3NP', 'D02 X285', 'S7K 0A1', '1012 AB', '1100-148'. */
const postcode =
  /(?<![\p{L}\d])(?:\d{4,6}(?:-\d{3,4})?|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])/iu;

/** A street with its number: '12 High Street', 'Lindenweg 11', '4b, rue du Four', 'Unit 3'. */
const street = /(?<![\p{L}\d])\d{1,5} ?[a-z]?,? \p{L}{2}|\p{L}{2}\.?,? \d{1,4} ?[a-z]?(?![\p{L}\d])/iu;

/**
 * The query for a map: an address without the directions for visitors. Null if it has neither a street with a number
 * nor a postcode, because a map would show a whole town.
 */
export function mapQuery(address: string): string | null {
  const query = withoutDirections(address)
    .split(/\s*[,;\n]\s*/u)
    .map(oneLine)
    .filter((part) => part !== "")
    .join(", ");
  return postcode.test(query) || street.test(query) ? query : null;
}
