import { numberWords } from "../../text/number-words.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";
import { isSilenced } from "./silence.ts";

// Subjects that other questions cover (pictures, texts, days), or lists that are not needed.
const otherwiseAsked =
  "(?:mornings|afternoons|evenings|days|saturdays|sundays|weekends|times|years|hours|minutes|photos|pictures|pics|images|texts|words|pages|recordings|videos|people|persons|customers|clients|guests|visitors|friends|things|others|ones|questions|ideas|thoughts|problems|issues|troubles|reviews|news|ways|details)(?!\\p{L})";
const several = `(?:\\p{L}[\\p{L}-]{1,20} )?(?!${otherwiseAsked})(?:\\p{L}[\\p{L}-]{1,20}s|children|men|women)(?!\\p{L})`;
const ofThem =
  "of (?!us|you|them|it|this|that|these|those|which|whom|our (?:best|own|customers|clients|work)|the (?:best|time|work)|my (?:best|work)|(?:the|our|my) (?:people|customers|clients|patients|guests|families|couples|owners|children|grandchildren|ones|first|old|oldest))\\p{L}";
const listed =
  "(?:insurers|insurances|insurance companies|health plans|jobs|areas|breeds|cards|repairs|treatments|materials|ages)";

/**
 * Vague quantities that visitors would ask about: 'Some insurers', 'most others', 'one of the
 * cottages', 'most jobs', 'nearby streets'.
 */
const vagueShare = new RegExp(
  `(?<!\\p{L})(?:(?:some|certain|selected) (?!${otherwiseAsked})${several}|some ${ofThem}|most ${listed}(?!\\p{L})|most others(?!\\p{L})|(?:several|a few) (?:places|spaces|rooms|brands|makes|insurers|customers|clients)(?!\\p{L})|(?:in|at|on|for|with) one of (?:the|our) (?!\\p{L}{2,12}est |few |first |most |only |best )\\p{L}[\\p{L}-]{1,20}s(?!\\p{L})|(?:nearby|surrounding|neighbou?ring) (?:streets|villages|towns|areas|districts)|(?:deliver(?:y|s|ies)?|collections?|pick[- ]?ups?|cover|serve|travel)(?!\\p{L})[^.]{0,30} (?:in|around|within) the (?:region|area|neighbou?rhood|surroundings)(?! of)|(?:part|share|portion) of (?:the|our|my|its|all) (?:income|proceeds|profits?|takings|price))`,
  "iu",
);

/** 'A bit longer in spring': open, unless the sentence says how long it takes otherwise. */
const seasonally =
  /(?<!\p{L})(?:longer|shorter|slower|quicker) (?:in|during|around|over|at) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|the holidays|(?:the )?(?:high|busy) season)(?!\p{L})/iu;
const tellsLength = new RegExp(
  `(?<!\\p{L})(?:\\d+|an?|${numberWords(1, 12)}|a few|a couple of) (?:working |business |full )?(?:minutes?|hours?|days?|weeks?|months?)(?!\\p{L})`,
  "iu",
);

/** Words that introduce a list of the items, and words that are not about an offer, such as those for pictures. */
const listsItemsOrComplains =
  /\(|:|(?<!\p{L})(?:pics?|photos?|pictures?|images?|such as|like|e\.g|for example|namely|including|i\.e|complain\p{L}*|annoy\p{L}*|hate)(?!\p{L})/iu;

/** 'Some of the ceremonies have no music; many have a hymn': general on purpose, as it tells how they differ. */
const contrasts =
  /(?<!\p{L})some(?!\p{L})[^.!?,;]*[,;](?: (?:and|but|while|whereas))? (?:many|most|others|some)(?!\p{L})/iu;

/** The sentences for visitors with vague quantities. */
export const vagueShares: (project: Project) => string[] = oncePerProject((project) => {
  const found = project.words.statements
    .filter(
      (statement) =>
        (statement.field === "description" || statement.field === "contentNotes") &&
        statement.kind !== "private" &&
        (vagueShare.test(statement.text) ||
          (seasonally.test(statement.text) && !tellsLength.test(statement.text))) &&
        !listsItemsOrComplains.test(statement.text) &&
        !contrasts.test(statement.text) &&
        !isSilenced(statement, project),
    )
    .map(({ text }) => text);
  // A sentence that repeats another one with a remark to the agency is quoted once.
  return found.filter((text) => !found.some((other) => other !== text && text.includes(other)));
});
