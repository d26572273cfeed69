import type { Project } from "../project.ts";

const collecting =
  /(?<!\p{L})(?:pick(?:ed)?[- ]?ups?|picked up|pick (?:it|them) up|collection|collect(?:ed|s)?|click (?:and|&) collect|abholung|abholen|à emporter|retrait|recogida|afhalen)(?!\p{L})/iu;

/** 'Pickup only', 'for collection only'. */
const only =
  /(?<!\p{L})(?:(?:pick[- ]?up|collection|collected|collect) (?:in person )?only|only (?:for |by |to be )?(?:pick[- ]?up|collection|collect(?:ed)?)|nur (?:zur )?(?:selbst)?abholung)(?!\p{L})/iu;

const sending =
  /(?<!\p{L})(?:ship(?:s|ped|ping)?|deliver(?:s|y|ies|ed|ing)?|mail order|by post|postage|post (?:it|them|anywhere)|parcels?|courier|sen[dt]|sending|lieferung|liefern|versand|livr(?:er|ons|aison)|envi(?:ar|amos|os?))(?!\p{L})/iu;

const notSending =
  /(?<!\p{L})(?:no|not|never|nor|don['’]?t|do not|won['’]?t|can['’]?t|cannot|kein(?:e|en)?|nicht|pas de|sin)(?!\p{L})[^.!?;]{0,30}?(?<!\p{L})(?:ship|deliver|mail order|post|parcel|courier|send|liefer|versand|livr|envi)/iu;

const undecided =
  /(?<!\p{L})(?:maybe|perhaps|might|not sure|not promise|(?:wouldn|don|can|won)['’]?t promise|thinking (?:of|about)|one day|some ?day|later|not (?:just |quite )?yet)(?!\p{L})/iu;

/**
 * Whether buyers collect all orders and nothing is shipped: the client says so, and no sentence mentions shipping as
 * something that is done. If that is unclear, the drafts keep what a shop with delivery needs.
 */
export function isCollectedOnly({ words }: Pick<Project, "words">): boolean {
  const texts = words.statements.filter(({ field }) => field !== "competitors").map(({ text }) => text);
  const sends = texts.some((text) => sending.test(text) && !notSending.test(text) && !undecided.test(text));
  return (
    !sends &&
    (texts.some((text) => only.test(text)) ||
      (texts.some((text) => collecting.test(text)) && texts.some((text) => notSending.test(text))))
  );
}
