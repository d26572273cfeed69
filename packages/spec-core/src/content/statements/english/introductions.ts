import { anyOf } from "../phrases.ts";
import { deeds } from "./offers.ts";

const relatives = anyOf(`
  husband wife partner brother sister brothers sisters mum mom dad mother father son daughter sons daughters family
`);

const adverbs = anyOf("also only mainly mostly still always now both all usually happily proudly");

/** What the business does: 'I make', 'We only sell', 'My husband builds', 'My team of six cleans'. */
export const saysWhatIsDone = new RegExp(
  `^(?:we|i|(?:my|our) (?:${relatives}|team|staff|crew|shop|studio|workshop|practice|company|firm)(?: of \\p{L}+)?(?: and (?:i|me))?)(?: (?:${adverbs}))? (?:${deeds})(?!\\p{L})`,
  "iu",
);

/** What the business is: 'I'm a counsellor', 'It's a tiny cafe', 'We like being a farm shop'. */
export const saysWhatItIs =
  /^(?:(?:we|i) (?:like|love|enjoy) being|we['’]?re|we are|i['’]?m|i am|it['’]s|it is|this is)(?: (?:still|just|only|also|simply))? (?:an?|the|two|three|four|five|six|seven|\d+|your) /iu;

/** 'My husband', 'Our daughters'. */
export const beginsWithRelative = new RegExp(`^(?:my|our) (?:${relatives})(?!\\p{L})`, "iu");

/** Words that do not begin the name of a business or an offer. */
export const namesNoBusiness =
  /^(?:the|my|our|your|this|that|these|those|not|please|no|something|anything|like|make|keep)(?!\p{L})/iu;

/** The end of the first part of a sentence: a punctuation mark, or a word that begins a clause. */
export const endOfFirstPart =
  /[,;:(]|\s[–—-]\s|(?<!\p{L})(?:who|that|which|whose|because|but|so|until|till|when|while|where|if|although|though|as long as)(?!\p{L})/iu;

/** A separate clause about customers or goods. */
export const introductionClause =
  /(?:,\s*|\s+[–—-]\s+)?(?<!\p{L})(?:who|that|which|whose|where|when|while|until|till|so that|for as long as)(?!\p{L})[^,;]*/giu;

/** What a business does not have or use: 'no palm oil', 'no children under 12'. */
export const absence = /[,:;]\s*(?:and )?no \p{L}+(?:[ -]\p{L}+){0,3}[ -]?\d*(?=[,;.!]|$)/giu;
