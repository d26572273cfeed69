import { numberWords } from "../../../text/number-words.ts";
import type { Found } from "../reading.ts";

const unit =
  "(?:min(?:ute)?s?|h|hrs?|hours?|days?|nights?|weeks?|months?|years?|sessions?|class(?:es)?|lessons?|people|persons?)";
const number = `(?:\\d{1,3}|an?|${numberWords(1, 12)})`;
/** The duration or amount that a price is for: 'for 20 minutes', 'for an hour', 'for 30'. */
const lengthAfter = new RegExp(`^ ?for (?:the )?(${number})(?:[ -]?(${unit}))?(?![\\p{L}\\d])`, "iu");
const lengthAlone = new RegExp(`^(?:for )?(${number})(?:[ -]?(${unit}))?(?: (?:and|or|then))?$`, "iu");
const halfHour = /^half[ -](?:an )?hour$/iu;
const lengthAtEnd = new RegExp(`^(.*\\p{L}.*?),? (?:for )?${number}[ -]?${unit}$`, "iu");
const clauseEnd =
  /^(?: (?:weekly|fortnightly|(?:a|per|each|every) week))?\)?\s*(?:$|[.,;)\n]|(?:and|or|then|but)(?!\p{L}))/iu;
const onlyLink = /^\s*[,;/]?\s*(?:(?:and|or|then|&)\s*)?$/iu;
const heading = /(?:^|[.;\n]\s*)([^.;:\n,]{3,40}):\s*$/u;
/**
 * A first visit, after which other prices are for other visits: 'First visit £58 for an hour, then £48 for 40 minutes'.
 */
const isOnce = /^(?:first|initial|trial|intro\p{L}*|new|one[- ]off|opening)(?!\p{L})/iu;
const reach = 40;

/** The count with its unit, in the plural if needed: '3 months' from '3' and 'month'. */
const withUnit = (count: string, name: string): string => {
  if (/^(?:1|an?|one)$/iu.test(count)) return `${count} ${name}`;
  if (/^persons?$/iu.test(name)) return `${count} people`;
  return /^(?:month|week|day|night|year|hour|minute|session|lesson)$/iu.test(name)
    ? `${count} ${name}s`
    : `${count} ${name}`;
};

/**
 * The offer that a price is for, without its duration. If there is only a duration, the heading before it: 'Massage: 30
 * min £35'.
 */
function offerBefore(text: string, { about, start }: Found): string {
  if (isOnce.test(about)) return "";
  const [, thing = ""] = lengthAtEnd.exec(about) ?? [];
  if (thing !== "") return thing;
  if (!lengthAlone.test(about) && !halfHour.test(about)) return about;
  const at = text.lastIndexOf(about, start);
  return at < 0 ? "" : (heading.exec(text.slice(Math.max(0, at - reach), at))?.[1]?.trim() ?? "");
}

/** A price keeps the duration that it is for: 'Board hire €15 for 2 hours'. */
function withOwnLength(text: string, price: Found): Found {
  const [, count = "", own = ""] = lengthAfter.exec(text.slice(price.end, price.end + reach)) ?? [];
  const isOpen = price.about !== "" && !lengthAlone.test(price.about) && !lengthAtEnd.test(price.about);
  const isSaid =
    own !== "" && clauseEnd.test(text.slice(price.end, price.end + 2 * reach).replace(lengthAfter, ""));
  return isOpen && isSaid ? { ...price, about: `${price.about}, ${withUnit(count, own)}` } : price;
}

/**
 * Names further prices after the offer of the first, each with its own duration: 'GP consultation £95 for 20 minutes,
 * £135 for 30'.
 */
export function withLengths(text: string, found: readonly Found[]): Found[] {
  let thing = "";
  let known = "";
  const named = found.map((price, index) => {
    const last = found[index - 1];
    const between = last ? text.slice(last.end, price.start) : "\n";
    if (/[.!?]\s|[;\n]/u.test(between)) thing = known = "";
    const [lengthOfLast = "", , unitOfLast = ""] = lengthAfter.exec(between) ?? [];
    known = unitOfLast || known;
    const [, count = "", own = ""] = lengthAfter.exec(text.slice(price.end, price.end + reach)) ?? [];
    const isNext = lengthOfLast !== "" && onlyLink.test(between.slice(lengthOfLast.length));
    const isUnnamed =
      price.about === "" || lengthAlone.test(price.about) || price.about.startsWith(`${thing}, for `);
    if (thing !== "" && isNext && isUnnamed && count !== "" && (own || known) !== "")
      return { ...price, about: `${thing}, ${withUnit(count, own || known)}` };
    // Only after a comma: in 'kayak 38€ 3 days 90€' the duration may belong to either price.
    const isListed = thing === "" || /[,;/]|\s(?:and|or|then)\s/iu.test(between);
    const [, saidCount = "", saidUnit = ""] = (isListed && lengthAlone.exec(price.about)) || [];
    if (thing === "") thing = offerBefore(text, price);
    return saidUnit !== "" && thing !== ""
      ? { ...price, about: `${thing}, ${saidCount} ${saidUnit}` }
      : price;
  });
  return named.map((price) => withOwnLength(text, price));
}
