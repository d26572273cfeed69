import { reaching } from "../../spec/data/ways-wanted.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital } from "../fill.ts";
import type { Said } from "../joined-sentences.ts";
import { drafted } from "../place.ts";
import type { Slot } from "../slot.ts";
import { isOnTopic } from "../topics.ts";
import { passagesOf } from "./points.ts";
import { asItems } from "./said.ts";
import { placeAt } from "./section.ts";
import { toldSection } from "./told.ts";

/** The place that a sentence names after 'based in', for a business without an address. */
const basedIn = /(?<!\p{L})(based (?:in|at|near|just outside|between|on) [^,.;:!?()]{3,60})/iu;

const ofVisit = ["parking", "access", "area"] as const;

/** Whether a sentence says how the business is reached: by which way, from where, or in which area. */
const isOnReaching = ({ text }: Said): boolean =>
  reaching.test(text) || ofVisit.some((name) => isOnTopic(text, name));

/** Whether a sentence says when the business is there: 'Open all summer', 'I teach Mondays to Thursdays'. */
const isOnHours = ({ text }: Said): boolean =>
  /^(?:(?:we(?:['’]re| are)|i(?:['’]m| am)) )?open(?= )(?! to )/iu.test(text) ||
  /^(?:we|i)(?: \p{L}{2,12}){1,2} (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/iu.test(text);

/** What to do in an emergency, which is read before everything else; not 'emergency plumber in Leeds'. */
const onEmergencies =
  /(?<!\p{L})(?:in (?:an |a |case of )?emergenc(?:y|ies)|for emergencies|emergenc(?:y|ies) (?:please |only |always )?(?:call|ring|phone|service is|cover is|are|number)|(?:out[- ]of[- ]hours|24[- ]hour) emergenc)/iu;

/** The client's sentences on how to get in touch, how to get there, and when if no list says it, on the page of the contact. */
export function reachingTold(known: DeckInput, page: string): Slot[] {
  const place = placeAt(known, { page, section: toldSection, note: "contact" });
  const base =
    known.facts("address").length > 0 ? undefined : known.prose.find(({ text }) => basedIn.test(text));
  const based = basedIn.exec(base?.text ?? "")?.[1] ?? "";
  const passages = passagesOf(known.prose).filter(
    (passage) => !passage.some((one) => one === known.introduction),
  );
  // A list of opening hours says it already.
  const lacksHours = !known.facts("hours").some(({ about }) => about === "");
  const isWanted = (one: Said): boolean => isOnReaching(one) || (lacksHours && isOnHours(one));
  const urgent = passages.filter((passage) => passage.some(({ text }) => onEmergencies.test(text)));
  return [
    ...asItems(place, urgent),
    ...drafted(
      place,
      { item: `based-${base?.id ?? ""}`, part: "text", kind: "text", maxWords: 14 },
      { text: based === "" ? "" : `${capital(based)}.`, sources: base?.sources ?? [] },
    ),
    ...asItems(
      place,
      passages.filter((passage) => !urgent.includes(passage) && passage.some(isWanted)),
    ),
  ];
}
