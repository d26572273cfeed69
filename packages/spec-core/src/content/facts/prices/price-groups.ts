import { after } from "../reading.ts";
import { isOfferName } from "../services/offer-name.ts";
import { groupOfPeople } from "./data/condition-words.ts";
import type { NamedPrice } from "./price-sizes.ts";

const groupBetween = new RegExp(`^ (${groupOfPeople}) $`, "iu");
const groupAfter = new RegExp(`^ (${groupOfPeople}(?: \\([^()]{3,20}\\))?)(?![\\p{L}\\d])`, "iu");
const predicate = /\s(?:is|are|lasts?|takes?)\s[\s\S]*$/iu;

const named = (thing: string, group: string): string =>
  isOfferName(thing) ? `${thing}, ${group.toLowerCase()}` : group.toLowerCase();

/**
 * Names prices of which each stands before the people that it is for: '€40 adults €30 kids'. Without this, the second
 * price would take the name of the first.
 */
export function withGroupsAfter(text: string, found: readonly NamedPrice[]): NamedPrice[] {
  const all = [...found];
  for (const [index, other] of found.entries()) {
    const one = found[index - 1];
    const [, first = ""] = one ? (groupBetween.exec(text.slice(one.end, other.start)) ?? []) : [];
    const [, second = ""] = groupAfter.exec(after(text, other.end, 48)) ?? [];
    if (!one || first === "" || second === "") continue;
    const thing = one.lead.replace(predicate, "");
    const [about, next] = [named(thing, first), named(thing, second)];
    all[index - 1] = { ...one, about, lead: about, tail: "" };
    all[index] = { ...other, about: next, lead: next, tail: "" };
  }
  return all;
}
