import { type Claim, matchesOf } from "./claim.ts";

/** Words with a superlative's ending that are not superlatives. */
const notSuperlative = new Set(
  "arrest attest behest bequest budapest chest conquest contest crest detest digest dishonest divest earnest everest forest guest harvest honest infest ingest inquest interest invest jest lest manifest midwest modest molest nest northeast northwest pest priest protest quest reinvest request rest retest southwest suggest tempest test unrest vest west wrest zest protest reforest budapest bucharest".split(
    " ",
  ),
);

const patterns = [
  /\b(?:very |by far the |simply the )?(?:best|worst)(?:-[a-z]+)?\b/gi,
  /\b(?:the|our|your|their|its|his|her|my|one of the|[’']s) (?:second |third )?(?:most|least) [a-z-]+/gi,
  /\bmost [a-z-]*(?:ed|ful|ive|able|ible|al|ous|ant|ent|ic|ing|lar|mon|ern|ore|ate|ised|ized)\b(?! (?:of|people|who|that))/g,
  /\b(?:number one|no\. ?1|#1|top[- ](?:rated|ranked|selling|notch|performing|tier|ten|choice)|second to none|(?:rank(?:s|ed|ing)?|come[s]?|came|finish(?:es|ed)?) (?:first|top|on page one|on the first page))\b/gi,
  /\b(?:the|our|their|its) (?:very )?(?:ultimate|perfect|leading|foremost|top|premier|definitive)\b/gi,
  /\b(?:the|our|their|its) (?:very )?only (?!of\b|step\b|thing\b|question\b|page\b|word\b|line\b|one\b)/gi,
  /\bthe (?:very )?(?:first|last) (?:agency|company|studio|shop|site|tool|product|service|platform|to|in the|of its)\b/gi,
  /\b(?:leading|foremost|unrivall?ed|unmatched|unbeat(?:able|en)|unparallell?ed|unsurpassed|unequall?ed|peerless|world[- ]class|world-famous|industry[- ]leading|market[- ]lead(?:ing|er)|state[- ]of[- ]the[- ]art|cutting-edge|one of a kind|guaranteed|without (?:equal|peer|rival)|flawless|revolutionary|groundbreaking|first-ever|(?:world|industry|record)[’']?s? (?:first|record))\b/gi,
  /\b[A-Z][\p{L}.]+[’']s (?:favou?rite|first|finest)\b/gu,
  /\b(?:of all time|in the world|on the market|in the country|ever (?:made|built|seen|written|recorded|measured))\b/gi,
];

/** Superlatives, and equivalent claims in other words. */
export function findSuperlatives(text: string): Claim[] {
  const regular = matchesOf(text, /\b[a-z]{2,}(?:est|iest)(?:-[a-z]+)?\b/gi, "superlative").filter(
    (found) => !notSuperlative.has(found.text.toLowerCase().replace(/-.*$/, "")),
  );
  return [...regular, ...patterns.flatMap((pattern) => matchesOf(text, pattern, "superlative"))];
}
