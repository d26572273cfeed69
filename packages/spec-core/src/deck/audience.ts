import { numberWords } from "../text/number-words.ts";
import { capital } from "./fill.ts";
import { ended } from "./joined-sentences.ts";
import { isOtherLanguage } from "./other-language.ts";

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

const people =
  "(?:people|famil(?:y|ies)|couples|parents|mums|dads|mothers|fathers|children|kids|teenagers|adults|beginners|learners|students|pupils|commuters|neighbou?rs|locals|residents|tenants|(?:home|house|dog|cat|pet|horse|boat|car|bike|shop|business|land)?(?: |-)?owners|homeowners|householders|landlords|landladies|agents|businesses|companies|firms|offices|restaurants|caf[eé]s|pubs|hotels|shops|schools|nurseries|clubs|teams|churches|charities|start-?ups|founders|professionals|freelancers|architects|builders|designers|farmers|growers|gardeners|cooks|chefs|bakers|makers|artists|collectors|musicians|singers|readers|writers|walkers|hikers|riders|cyclists|runners|swimmers|anglers|surfers|climbers|tourists|travell?ers|visitors|guests|holidaymakers|women|men|brides|grooms|patients|clients|customers|buyers|sellers|drivers|nurses|teachers|workers|tradespeople|volunteers|donors|members)";
/** Words that people are not called to their face, or that count them. */
const notToTheirFace =
  /(?<!\p{L})(?:old|older|elderly|retired|poor|poorer|rich|richer|wealthy|posh|fat|lonely|busy|clueless|difficult|fussy|no|not|never|other|some|any)(?!\p{L})/iu;
const group = new RegExp(
  `^(?:[\\p{L}][\\p{L}'’-]* ){0,2}${people}(?: (?:in|from|around|near|across|of|who|with) [\\p{L}'’ -]{2,50})?$`,
  "iu",
);
const groupsMax = 4;

/** Whether the answer only names groups of people in words for them: 'Restaurants and keen cooks'. */
function namesGroups(sentence: string): boolean {
  const groups = sentence.replace(/[.!]$/u, "").split(/, (?:and )?| and | & /u);
  return (
    groups.length <= groupsMax &&
    groups.every((one) => group.test(one.trim()) && !notToTheirFace.test(one) && !observes.test(one))
  );
}

/** For whom the business works, from the sentences of the client's answer; empty unless all of them are for visitors. */
export const audienceText = (sentences: readonly string[]): string =>
  sentences.every((sentence) => isForThem(sentence) || namesGroups(sentence) || isOtherLanguage(sentence))
    ? sentences.map((text) => ended(capital(text))).join(" ")
    : "";
