/** Where to find the door, and no part of the address: 'green doors', 'after the cross on the left'. */
const remark =
  /^(?:after|behind|beside|above|below|opposite|near|next to|just|past|through|round|look for|ask for|ring|knock|entrance|entry|parking|park|(?:the )?(?:side|back|front|rear|green|red|blue|white|black|yellow) (?:door|gate|entrance)s?|there['’]?s|no sign|by the|in the|at the|on the|up the|down the)(?!\p{L})/iu;
/** The same behind a name, which has a capital: 'Workshop in the courtyard', not 'Stow on the Wold'. */
const placedAt =
  /(?<!\p{L})(?:in|on|at|behind|after|opposite|beside|above|below|by|with) (?:the|a|our|my) \p{Ll}/u;

const inBrackets = /\([^()]*\)/gu;
const distance = /(?<!\p{L})\d+ ?(?:miles?|mi|km|m|metres?|meters?|min(?:ute)?s?|doors?|floors?)(?!\p{L})/iu;

/** A postcode as most countries write theirs: '46600', 'W1T 3NP', 'D02 X285', 'S7K 0A1', '1012 AB', '1100-148'. */
const postcode =
  /(?<![\p{L}\d])(?:\d{4,6}(?:-\d{3,4})?|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])/iu;

/** A street with its number: '12 High Street', 'Lindenweg 11', '4b, rue du Four', 'Unit 3'. */
const street = /(?<![\p{L}\d])\d{1,5} ?[a-z]?,? \p{L}{2}|\p{L}{2}\.?,? \d{1,4} ?[a-z]?(?![\p{L}\d])/iu;

/**
 * What a map finds an address by, without the remarks for visitors; null where it has neither a street with a number nor
 * a postcode, for which a map would show a whole town.
 */
export function mapQuery(address: string): string | null {
  const parts = address
    .replace(inBrackets, " ")
    .split(/\s*[,;\n]\s*/u)
    .map((part) => part.replace(/\s+/gu, " ").trim())
    .filter((part) => part !== "" && !remark.test(part) && !placedAt.test(part) && !distance.test(part));
  const query = parts.join(", ");
  return postcode.test(query) || street.test(query) ? query : null;
}
