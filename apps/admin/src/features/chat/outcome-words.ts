import type { ChatOutcome } from "@sitewright/contracts";

/** The name of each outcome and what counts as it, in the order of the list. */
export const outcomeWords: readonly (readonly [ChatOutcome, string, string])[] = [
  ["confirmed", "Answered and confirmed", "The visitor said that it answered the question."],
  ["unconfirmed", "Answered, not confirmed", "The visitor gave no feedback. This does not count as success."],
  ["denied", "Answered, did not help", "The visitor said that it did not answer the question."],
  ["askedBack", "Asked to clarify", "The question was ambiguous, and the conversation went on."],
  ["handedOver", "Handed over", "The visitor chose to contact a person."],
  ["unmatched", "Unmatched", "No answer was found, or it is not offered; the conversation went on."],
  ["left", "Left", "The conversation ended without an answer or a handover."],
];
