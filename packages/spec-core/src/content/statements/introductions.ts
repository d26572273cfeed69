import { classifyIndustry } from "../../industry/classify.ts";
import { matches } from "../sieve.ts";
import { deeds } from "./english/offers.ts";
import { addressesAgency, tellsOfOthers } from "./english/visitors-troubles.ts";
import type { Findings } from "./findings.ts";
import { anyOf } from "./phrases.ts";

const relatives = anyOf(`
  husband wife partner brother sister brothers sisters mum mom dad mother father son daughter sons daughters family
`);
const adverbs = anyOf("also only mainly mostly still always now both all usually happily proudly");

/** 'I make', 'We only sell', 'My husband builds', 'My team of six cleans'. */
const saysWhatIsDone = new RegExp(
  `^(?:we|i|(?:my|our) (?:${relatives}|team|staff|crew|shop|studio|workshop|practice|company|firm)(?: of \\p{L}+)?(?: and (?:i|me))?)(?: (?:${adverbs}))? (?:${deeds})(?!\\p{L})`,
  "iu",
);
/** 'I'm a counsellor', 'It's a tiny cafe', 'We like being a farm shop'. */
const saysWhatItIs =
  /^(?:(?:we|i) (?:like|love|enjoy) being|we['’]?re|we are|i['’]?m|i am|it['’]s|it is|this is)(?: (?:still|just|only|also|simply))? (?:an?|the|two|three|four|five|six|seven|\d+|your) /iu;
const namesOneself = new RegExp(`^(?:my|our) (?:${relatives})(?!\\p{L})`, "iu");
const notNamed =
  /^(?:the|my|our|your|this|that|these|those|not|please|no|something|anything|like|make|keep)(?!\p{L})/iu;

const endOfFirst =
  /[,;:(]|\s[–—-]\s|(?<!\p{L})(?:who|that|which|whose|because|but|so|until|till|when|while|where|if|although|though|as long as)(?!\p{L})/iu;
/** What is said of customers and goods in a clause of its own. */
const clause =
  /(?:,\s*|\s+[–—-]\s+)?(?<!\p{L})(?:who|that|which|whose|where|when|while|until|till|so that|for as long as)(?!\p{L})[^,;]*/giu;
/** 'no palm oil', 'no children under 12': what a business does without. */
const absence = /[,:;]\s*(?:and )?no (?:\p{L}+[ -]?){1,4}(?:\d+)?(?=[,;.!]|$)/giu;

/** The words of talk that a fact may have, and an introduction that the client is asked about. */
const mostDoubts = { fact: 2, asked: 5 };
const shortestName = 2;

const againstPrint = ({ private: talk, silence, wish, undecided, foreign }: Findings): number =>
  talk + silence + wish + undecided + foreign;

/** How a sentence begins: it says what is done or what it is ('sentence'), or names it ('name'). */
function beginning(text: string, look: (text: string) => Findings): "sentence" | "name" | undefined {
  const first = text.split(endOfFirst, 1)[0]?.trim() ?? "";
  const found = look(first);
  if (againstPrint(found) > 0) return undefined;
  const isSentence = matches(saysWhatIsDone, first) || matches(saysWhatItIs, first);
  const isNamed = found.verb + found.link + found.doubt === 0 && found.words >= shortestName;
  if (!isSentence && (!isNamed || found.isRemark || notNamed.test(first))) return undefined;
  if (classifyIndustry(first).confidence === 0) return undefined;
  return isSentence ? "sentence" : "name";
}

/**
 * What a sentence near the beginning of a description is if it says what the business does or is, whatever else it
 * says of it: 'I make soap in my kitchen, no palm oil'. Undefined if it does not, or if something in it is private.
 */
export function introduction(
  text: string,
  look: (text: string) => Findings,
  sellsSiteThings: boolean,
): "fact" | "asked" | undefined {
  const whole = look(text);
  if (whole.silence + whole.undecided > 0 || (whole.siteThing > 0 && !sellsSiteThings)) return undefined;
  if (matches(addressesAgency, text)) return undefined;
  const rest = text.replace(clause, "").replace(absence, "");
  const found = look(rest);
  if (againstPrint(found) > 0 || found.doubt > mostDoubts.asked || matches(tellsOfOthers, rest))
    return undefined;
  const begins = beginning(text, look);
  if (begins === undefined) return undefined;
  return begins === "name" || found.doubt > mostDoubts.fact || namesOneself.test(text) ? "asked" : "fact";
}
