import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import { placesIn } from "./area-served.ts";
import { finiteVerbs } from "./data/clause-words.ts";
import { isOfBeginnings, isPersonal } from "./data/joints.ts";
import { ofCareer, ofOffers, ofPeople } from "./data/of-business.ts";
import { accessAtStart } from "./data/terms-at-start.ts";
import { type Topic, topics } from "./data/topics.ts";
import { isBareList, isTerm } from "./headline.ts";

/** Where a sentence belongs on a site: who the business is, what it offers, its terms, or other useful information. */
type Subject = "business" | "offers" | "terms" | "useful";

const sum = /[£$€] ?\d|(?<!\d)\d+(?:[.,]\d\d)? ?(?:€|euros?|quid|pounds|dollars)(?!\p{L})/iu;

const isSaidOf = ({ said, namesPlaces, except }: Topic, text: string): boolean =>
  (matches(said, text) || (namesPlaces === true && placesIn(text).length > 0)) &&
  !(except && matches(except, text));

/** Our question that a sentence answers; null if there is none. */
export const topicOf = (text: string): Topic | null => topics.find((topic) => isSaidOf(topic, text)) ?? null;

/** Whether a sentence says something on a topic, even if it answers the question of another one. */
export const isOnTopic = (text: string, name: Topic["name"]): boolean =>
  topics.some((topic) => topic.name === name && isSaidOf(topic, text));

/** Whether a sentence tells how the business or one of its people began. */
export const isOfPast = (text: string): boolean => matches(isOfBeginnings, text) || matches(ofCareer, text);

/**
 * Whether the owners speak of themselves; in 'Packing service if wanted, we bring the boxes' the service is the
 * subject.
 */
function speaks(text: string): boolean {
  const [clause = "", ...others] = text.split(/[,;]\s|\s[-–—]\s/u);
  const isNamed =
    others.length > 0 &&
    !clause
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => finiteVerbs.has(word));
  return isNamed ? isPersonal.test(clause) : isPersonal.test(text);
}

/**
 * Where a sentence belongs: terms and prices do not say who the business is, nor does a sentence without a speaker.
 * Null if nothing shows it.
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
