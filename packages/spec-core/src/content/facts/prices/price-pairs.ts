import type { Found } from "../reading.ts";

const first = /^(?:the )?first(?: one)?$/iu;
/** Words between two prices: ', each after', ', every further one', ', then'. */
const further =
  /^[,;]? ?(?:and |then )?((?:each|every|any|all)(?: (?:one|further|other|additional|extra|following|subsequent|next|more|after|thereafter|afterwards|that)){1,3}|after that|thereafter|afterwards)(?: (?:is|are|for|at|from|costs?))?,? ?$/iu;
const eachFollowing = /^(?:each|every) (?=follow)/iu;

const count = /^(?:one|two|three|four|five|six|\d)(?: people| persons)?$/iu;

/**
 * Gives the second price the name of the first if it only says for how many it is: 'Private £90 for one, £60 each for
 * two'.
 */
const withCounts = (text: string, found: readonly Found[]): Found[] =>
  found.map((price, index) => {
    const last = found[index - 1];
    if (!last || !count.test(price.about) || count.test(last.about) || last.about === "") return price;
    return /[.;\n]/u.test(text.slice(last.end, price.start))
      ? price
      : { ...price, about: `${last.about}, for ${price.about}` };
  });

/**
 * The common name of two prices: the name after the second, or else the offer whose price precedes them in the
 * sentence.
 */
const nameOf = (text: string, before: Found | undefined, [one, other]: readonly [Found, Found]): string => {
  if (other.about !== "") return other.about;
  const between = before === undefined ? "none" : text.slice(before.end, one.start).replace(one.about, "");
  return /^,?\s*(?:the\s*)?$/iu.test(between) ? (before?.about ?? "") : "";
};

const forWhom = /^(.{3,}) for \p{L}[\p{L}' -]*$/iu;

/**
 * Gives the second price the name of the first if it is for another group: '14 euro a costume for schools and 18 for
 * societies'.
 */
const withOthers = (text: string, found: readonly Found[]): Found[] =>
  found.map((price, index) => {
    const last = found[index - 1];
    const between = last ? text.slice(last.end, price.start) : "";
    const isSame =
      / for \p{L}[^.;,!?\n\d]* (?:and|or|but) $/iu.test(between) && text.startsWith(" for ", price.end);
    if (!last || !isSame || last.about === "" || price.about === "") return price;
    const [, thing] = between.includes(last.about) ? (forWhom.exec(last.about) ?? []) : [];
    const name = thing === undefined ? `${last.about}, for` : `${thing} for`;
    return text.startsWith(price.about, price.end + " for ".length)
      ? { ...price, about: `${name} ${price.about}` }
      : price;
  });

/** Names two prices of one offer that neither of them names completely: 'First €55, each after €45 for lessons'. */
export function withPairs(text: string, found: readonly Found[]): Found[] {
  const paired = withOthers(text, withCounts(text, found)).map((price) => ({
    ...price,
    about: price.about.replace(eachFollowing, ""),
  }));
  for (const [index, other] of paired.entries()) {
    const one = paired[index - 1];
    const [, words = ""] = one ? (further.exec(text.slice(one.end, other.start)) ?? []) : [];
    if (!one || words === "" || !first.test(one.about)) continue;
    const thing = nameOf(text, paired[index - 2], [one, other]);
    if (thing === "") continue;
    paired[index - 1] = { ...one, about: `${thing}, ${one.about.toLowerCase()}` };
    paired[index] = { ...other, about: `${thing}, ${words.toLowerCase()}` };
  }
  return paired;
}
