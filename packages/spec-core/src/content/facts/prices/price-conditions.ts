import { oneLine } from "../../../text/one-line.ts";
import { after, type Found } from "../reading.ts";
import {
  beyondAtEnd,
  conditionAfter,
  conditionAlone,
  conditionAtEnd,
  dropInAfter,
  groupOfPeople,
  limitIn,
  oftenAfter,
  partsAtEnd,
} from "./data/condition-words.ts";

const reach = 60;
const endsPart = /[.!?]\s|[;\n]/u;

/** The name without a condition at its end: 'Kids' of 'Kids under 5'. */
export const withoutCondition = (about: string): string =>
  about.replace(conditionAtEnd, "").replace(/,$/u, "");

/** What this library adds to the name of an offer, which the text has in another place. */
const addedAtEnd = new RegExp(
  `(?:, (?:deposit|drop[- ]?in|walk[- ]?in|pay as you go|(?:half|full|whole)[- ]day|${groupOfPeople}(?: \\([^()]*\\))?|(?:an?|one|1) (?:min|minute|h|hr|hour|session|class|lesson|day|night|week|month)|\\d{1,3} (?:h|hr)))+$`,
  "iu",
);
const unitAtEnd = / by the \p{L}+$/iu;

/**
 * The name of the offer in the name of a price, which may end with a condition that the text has only after the price,
 * or with what the offer consists of.
 */
export const offerOf = (about: string, text: string): string =>
  text.includes(about)
    ? about
    : withoutCondition(about.replace(partsAtEnd, "").replace(addedAtEnd, "").replace(unitAtEnd, ""));

const leadingFor = /^for (?=\S)/iu;

/**
 * Names prices with the ages and numbers that they are for, without which they would be wrong: 'full time, under 2' in
 * 'full time is $210 a week under 2, $185 for 2 and up'.
 */
export function withConditions<Price extends Found>(text: string, found: readonly Price[]): Price[] {
  let thing = "";
  let limit = "";
  return found.map((price, index) => {
    const last = found[index - 1];
    if (!last || endsPart.test(text.slice(last.end, price.start))) thing = limit = "";
    const [, offer = "", side = ""] = beyondAtEnd.exec(price.about) ?? [];
    // '£7 over that': without the limit of the price before, visitors do not know what is meant.
    if (offer !== "" && limit !== "") return { ...price, about: `${offer}, ${side.toLowerCase()} ${limit}` };
    const isAlone = conditionAlone.test(price.about);
    const [, said = ""] = conditionAfter.exec(after(text, price.end, reach)) ?? [];
    // A number in words is a note that is shown beside the price; '30 under 18s and students' already has its name.
    const isOwn = /\d/u.test(said) && !price.about.includes(said);
    const rest = after(text, price.end, reach);
    const [, way = ""] = oftenAfter.exec(rest) ?? dropInAfter.exec(rest) ?? [];
    const isNew = !price.about.includes(way);
    const condition = (isAlone ? price.about : isOwn ? said : isNew ? way : "").replace(leadingFor, "");
    if (condition !== "") limit = limitIn.exec(condition)?.[0] ?? "";
    const own = withoutCondition(price.about);
    // 'Kids under 5, over 5': the second price took the name of the first with its condition.
    const base = own === price.about ? own : withoutCondition(own);
    const name = isAlone || price.about === "" ? thing : base;
    const isNamed = own !== price.about && !isAlone;
    thing = condition === "" && !isNamed ? "" : name;
    if (name === "") return price;
    if (isNamed) return base === own ? price : { ...price, about: `${base}${price.about.slice(own.length)}` };
    return condition === "" ? price : { ...price, about: `${name}, ${oneLine(condition)}` };
  });
}
