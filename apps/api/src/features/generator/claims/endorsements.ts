import { type Claim, matchesOf } from "./claim.ts";

/** The source that a finding is attributed to. */
const source =
  "(?:stud(?:y|ies)|surveys?|research(?:ers)?|experts?|scien(?:ce|tists)|statistics|data|evidence|analysts?|reports?|polls?|psychologists?|economists?|tests)";
const finding =
  "(?:shows?|showed|shown|suggests?|suggested|proves?|proved|proven|finds?|found|agrees?|agreed|confirms?|confirmed|indicates?|indicated|says?|said|reveals?|revealed|recommends?|reports?|estimates?|believes?|tells? us)";

const patterns = [
  `${source} (?:(?:has|have|consistently|clearly|also|often|now|repeatedly) ){0,2}${finding}`,
  `(?:a|one|another|the|recent|this|our) (?:(?:recent|new|large|well-known|independent|[a-z]+ly) )?(?:study|survey|poll)\\b(?! (?:of yours|of your))`,
  "(?:it is|it[’']s|has been|have been|is|are|clinically|scientifically) (?:widely |well )?proven|proven(?= (?:to|by|track|method|results?)\\b)",
  "(?:trusted|loved|recommended|endorsed|acclaimed|accredited|certified|praised|preferred|approved|backed|chosen|adored) by",
  "used by (?:more|over|most|all|leading|many|the world|brands|companies|teams|professionals)",
  "as (?:seen|featured|heard) (?:in|on|by)|featured (?:in|by)",
  "(?:multi-)?(?:award|prize)[- ]winning|multi-award|(?:won|wins|winner of|winners of|received) (?:an?|the|several|many|numerous)? ?(?:[a-z]+ ){0,2}(?:awards?|prizes?)|(?:critically|highly) acclaimed|(?:fully |officially )?(?:accredited|certified|patented)",
].map((pattern) => new RegExp(`\\b(?:${pattern})\\b`, "gi"));

/** Approval and evidence by others that a text claims: 'trusted by', 'award-winning', 'studies show'. */
export const findEndorsements = (text: string): Claim[] =>
  patterns.flatMap((pattern) => matchesOf(text, pattern, "endorsement"));
