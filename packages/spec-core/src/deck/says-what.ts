import { placesIn } from "./area-served.ts";
import { besideDeeds, deed, deedOfAnother } from "./data/deeds.ts";
import { type Business, isBareList, isHistory, isOfTrade } from "./headline.ts";
import { isOtherLanguage } from "./other-language.ts";
import { isOnTopic, subjectOf } from "./topics.ts";

/** An amount without its currency: 'doors from 95 each', 'hedges cut 60 for a small one'; not an age or a distance. */
const amount =
  /(?<!\p{L})(?:from \d{2,5}(?!\d)(?! ?(?:years|months|weeks|miles|km|to |[-–]|[ap]m))|\d{2,5} (?:for (?:an?|one|two|the)|an? (?:head|hour|day|night|go|time)|each|per)(?!\p{L}))/iu;

/** Hours: 'The shop. Tue-Fri 10-18'. */
const times = /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}[^.!?]{0,40}\d/iu;

/** A sentence that holds in one case only. */
const depends = /^(?:if|when|whenever|unless|until|once|after|before) /iu;

/**
 * Whether a sentence says what the business does, or where: one that only tells a condition, a price, how it began or
 * who comes opens no site.
 */
export function saysWhatOrWhere(text: string, business: Business): boolean {
  if (isOtherLanguage(text)) return true;
  const plain = text.trim().replace(/[.!]$/u, "");
  if ([depends, times, amount].some((cue) => cue.test(plain)) || isHistory(plain)) return false;
  const subject = subjectOf(text);
  if (subject === "terms" || (subject === "useful" && !isOnTopic(text, "area"))) return false;
  return (
    isOfTrade(text, business) ||
    isBareList(plain) ||
    // 'Serving Leeds' at the beginning of a sentence.
    placesIn(plain.charAt(0).toLowerCase() + plain.slice(1)).length > 0 ||
    deedOfAnother.test(plain) ||
    (deed.test(plain) && !besideDeeds.test(plain))
  );
}
