import type { ChatOutcome } from "@sitewright/contracts";

/** The name of each outcome and what counts as it, in the order of the list. */
export const outcomeWords: readonly (readonly [ChatOutcome, string, string])[] = [
  ["confirmed", "Answered and confirmed", "The visitor said that it was the answer."],
  ["unconfirmed", "Answered, not confirmed", "The visitor said nothing. Silence is not counted as success."],
  ["denied", "Answered, did not help", "The visitor said that it was not the answer."],
  ["askedBack", "Asked back", "Several things could be meant, and the conversation went on."],
  ["handedOver", "Handed over", "The visitor went on to a person."],
  ["unmatched", "Unmatched", "Nothing was found, or it is not offered; the conversation went on."],
  ["left", "Left", "The conversation ended without an answer, and nobody was asked for."],
];
