import { type Claim, matchesOf } from "./claim.ts";
import { numberWord } from "./number-words.ts";

/** Words before 'than' that compare neither quality nor size. */
const notComparative = "(?:rather|other|either|neither|whether|sooner|later|earlier|further)";
const comparative = `(?:(?:more|less) [a-z-]+|better|worse|(?!${notComparative}\\b)[a-z]{2,}er)`;
/** Who or what something is compared with. */
const others =
  "(?:us|ours|we|our|them|theirs|they|their|you|your|yours|it|its|he|she|any|every|all|most|other|others|anyone|anybody|everyone|agenc(?:y|ies)|compan(?:y|ies)|competitors?|rivals?|templates?|builders?|average)";
/** 'Fewer than you think' compares with the reader's guess. */
const guess = "(?! (?:think|thought|expect|imagine|need|want|like|may|might|can|could|should)\\b)";

const patterns = [
  `${comparative} (?:[a-z]+ )?than (?:the )?${others}\\b${guess}(?:[’']s?)?(?: [a-z]+)?(?:[’']s?)?`,
  `(?:more|less|fewer) than (?:any|every|all|anyone|anybody|everyone)(?: other)?(?: [a-z]+){0,2}`,
  `(?:${numberWord} times|\\d+ ?(?:times|x)|twice|half|just|every bit) as [a-z]+ as`,
  "(?:no other|nobody else|no one else|nothing else) (?=[^.!?\\n])[^.!?\\n]{0,80}",
  `(?:no|nobody|no one|nothing|none|few)\\b[^.!?\\n]{1,80}?\\b(?:better|worse|more [a-z]+|as [a-z]+ as|${comparative}(?= than| to| \\b(?:us|it)|[.,;!?]))`,
  "(?:far |clearly |vastly )?superior to",
  "(?:outperform|outrank|outsell|outshine|surpass)(?:s|ed|ing|es)?",
  "(?:compared (?:with|to)|unlike (?:other|any|most|all)|ahead of (?:other|any|most|all|the competition)|beats? (?:any|every|all|other|the competition))",
  "as (?:much|many|fast|good|cheap|big|often) as (?:in|any|every|all|other|most)",
].map((pattern) => new RegExp(`\\b(?:${pattern})`, "gi"));

/** Comparisons with others, which would need a measurement to support them. */
export const findComparisons = (text: string): Claim[] =>
  patterns.flatMap((pattern) => matchesOf(text, pattern, "comparison"));
