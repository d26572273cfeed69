import { numberWords } from "../../../text/number-words.ts";

const count = `(?:\\d{1,4}|${numberWords(2, 20)}|(?:a )?(?:few|several|some|enough|others?|more))`;
const atPresent = "(?:at the moment|at present|at this moment|currently|right now|just now)";
const places =
  "(?:spaces?|places?|slots?|vacanc(?:y|ies)|openings|appointments?|waiting lists?|waitlists?|(?:new|more|further) (?:pupils|students|patients|clients|customers|members|children|orders))";
const groups =
  "(?:members|singers|players|runners|swimmers|pupils|students|children|families|volunteers|people|strong|dancers|riders|rowers|allotments|plots|boats|dogs|horses)";

/** Phrases whose words have another meaning here than elsewhere, with their replacement. */
export const plainWords: readonly (readonly [RegExp, string])[] = [
  // 'You don't need to read music': not secrecy, as 'You don't need to know that' is.
  [
    /(?<!\p{L})you (?:(?:don['’]?t|do not|won['’]?t|will not|never) (?:need|have) to|needn['’]?t|need not) (?:be able to )?(?:know|read|see|hear)(?! (?:that|this|it|him|her|them|about|out|why|who|how (?:much|we|i)|what (?:i|we|he|she)|any(?:thing| of)|the (?:reason|details?|truth|rest|story)|my|our|his)(?!\p{L})|[.,;!]|$)/giu,
    "without",
  ],
  // 'As far as Leek if I've got two in the same street': a condition, not a plan.
  [
    new RegExp(
      `(?<!\\p{L})(?:if|when|once) (?:i|we)(?:['’]ve got|['’]ve| have got| have| get|['’]m| am|['’]re| are) (?:${count} (?:\\p{L}+ )?(?:in|on|round|near|along|out) (?:the same|that|those|your)|(?:already )?(?:out |over )?(?:that way|in the area|nearby|passing|there anyway))(?: \\p{L}+)?`,
      "giu",
    ),
    "at times",
  ],
  // 'Around 55 members at the moment, started in 2011': a number, not undecided.
  [new RegExp(`(?<=(?<!\\p{L})${groups}),? ${atPresent}(?=[,.;)]|$| and )`, "giu"), ""],
  // 'At the moment I only have daytime spaces': availability, not undecided.
  [
    new RegExp(
      `(?<!\\p{L})${atPresent},?(?= (?:i|we)(?:['’](?:ve|re|m))? (?:\\p{L}+ ){0,5}${places}(?!\\p{L}))|(?<=(?<!\\p{L})${places}(?: (?:for|in|on) [\\p{L} -]{2,30})?),? ${atPresent}(?=[,.;)]|$)`,
      "giu",
    ),
    "",
  ],
];
