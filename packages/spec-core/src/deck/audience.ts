import { numberWords } from "../text/number-words.ts";
import { capital } from "./fill.ts";
import { ended } from "./joined-sentences.ts";

const periods =
  "(?:day|night|week|weekend|month|season|year|class|course|session|group|tour|trip|table|time|booking)";

/** How many are taken, which does not say for whom the business works: 'max 2 rigs a day'. */
const limit = new RegExp(
  `^(?:max(?:imum)?\\.?(?: of)?|at most|no more than|not more than|only|min(?:imum)?\\.?(?: of)?|up to) (?:\\d{1,4}|${numberWords(1, 12)})(?: [\\p{L}'’-]+){0,3}(?: (?:a|an|per|each|every|at a|in a) ${periods})?[.!]*$`,
  "iu",
);

/** Whether a sentence about the audience only says how many are taken. */
export const isLimit = (sentence: string): boolean => limit.test(sentence.trim());

/** What a business does for people, or what they do there: 'We teach beginners', 'You need no experience'. */
const speaksToPeople =
  /^(?:(?:we|i)(?:['’](?:m|re))?(?: (?:also|mainly|mostly|only|both|are|am|can)){0,2} (?:accept|act|advise|build|care|cater|clean|coach|cook|design|fit|guide|help|here|host|look after|make|open|repair|serve|show|support|take|teach|train|treat|welcome|work)(?!\p{L})|(?:you|if you|whether you|your|any(?:body|one)|every(?:body|one))(?:['’]\p{L}{1,2})? \p{L})/iu;

/** A remark on who comes at present, which is not meant for them. */
const observes =
  /(?<!\p{L})(?:most|mostly|mainly|half (?:of|are)|usually|typically|sometimes|(?:quite )?a (?:lot|few)|lots|now|nowadays|these days|at the moment|lately|they|them)(?!\p{L})/iu;

/** Whether a sentence says for whom the business works in words for these people, and is no note about them. */
export const isForThem = (sentence: string): boolean =>
  speaksToPeople.test(sentence.trim()) && !observes.test(sentence);

/** For whom the business works, from the sentences of the client's answer; empty unless all of them are for visitors. */
export const audienceText = (sentences: readonly string[]): string =>
  sentences.every(isForThem) ? sentences.map((text) => ended(capital(text))).join(" ") : "";
