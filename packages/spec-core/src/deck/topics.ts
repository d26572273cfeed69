import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import { placesIn } from "./area-served.ts";
import { finiteVerbs } from "./data/clause-words.ts";
import { isOfBeginnings, isPersonal } from "./data/joints.ts";
import { ofCareer, ofOffers, ofPeople } from "./data/of-business.ts";
import { accessAtStart } from "./data/terms-at-start.ts";
import { type Topic, topics } from "./data/topics.ts";
import { isBareList, isTerm } from "./headline.ts";

/** The part of a site where a sentence stands: who the business is, what it offers, its terms, or what is useful besides. */
type Subject = "business" | "offers" | "terms" | "useful";

const sum = /[£$€] ?\d|(?<!\d)\d+(?:[.,]\d\d)? ?(?:€|euros?|quid|pounds|dollars)(?!\p{L})/iu;

/** The question that a sentence answers; null where none of ours does. */
export const topicOf = (text: string): Topic | null =>
  topics.find(
    ({ said, except }) =>
      (said ? matches(said, text) : placesIn(text).length > 0) && !(except && matches(except, text)),
  ) ?? null;

/** Whether a sentence tells how the business or somebody in it came to be. */
export const isOfPast = (text: string): boolean => matches(isOfBeginnings, text) || matches(ofCareer, text);

/** Whether the owners speak of themselves; of 'Packing service if wanted, we bring the boxes' the service is the subject. */
function speaks(text: string): boolean {
  const [clause = "", ...others] = text.split(/[,;]\s/u);
  const isNamed =
    others.length > 0 &&
    !clause
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => finiteVerbs.has(word));
  return isNamed ? isPersonal.test(clause) : isPersonal.test(text);
}

/**
 * Where a sentence stands: terms and prices are no words on who the business is, nor is what belongs to no speaker.
 * Null where nothing of it says so.
 */
export function subjectOf(text: string): Subject | null {
  if (isOfPast(text)) return "business";
  const topic = topicOf(text);
  if (topic) return topic.stands;
  if (isTerm(text) || sum.test(text)) return "terms";
  if (matches(accessAtStart, text)) return "useful";
  if (matches(ofOffers, text)) return "offers";
  if (isBareList(text.replace(/[.!]$/u, ""))) return null;
  return matches(ofPeople, text) || speaks(text) ? "business" : null;
}
