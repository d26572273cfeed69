import { countEnglishCues } from "./cue-counts.ts";

/** What goes with an item: 'women's mornings that I run on a Friday', '(we call it Little Groms)'. */
const besideItem = /\([^()]*\)|(?<!\p{L})(?:that|which|who)(?!\p{L})[^,.]*/giu;
/** Sentences, and not things one beside the other: '…, and the lease is up', 'Got the van, the tools'. */
const tells =
  /(?<!\p{L})(?:i|we|us|me|my|our|you|your|he|she|they|them|his|her|their|it|this|these|those|there|is|are|am|was|were|be|been|has|have|had|does|do|did|got|gets?|goes|went|came|comes?|will|would|can|could|may|might|must|should|shall|want|wants|need|needs(?! covering)|please|pls|let|just|so|because|but|if|when|not|no|never|\p{L}+n['’]t)(?!\p{L})|['’](?:re|m|ve|ll|d)(?!\p{L})/iu;

const fewestItems = 4;
const fewestAfterAlso = 3;
const longestFirstItem = 4;

/**
 * Whether a sentence only names one thing beside the other, as the work of a trade is told: 'Consumer units, rewires, EV
 * chargers, lights that flicker'.
 */
export function isBareList(text: string): boolean {
  const items = text
    .replace(besideItem, "")
    .replace(/[.!…\s]+$/u, "")
    .split(/,(?: and)? | and /u);
  const [first = ""] = items;
  if (items.length < (/^(?:also|plus) /iu.test(text) ? fewestAfterAlso : fewestItems)) return false;
  if (first.split(" ").length > longestFirstItem || /[.!?:;£$€]/u.test(items.join(","))) return false;
  const { secrecy, siteThing, undecided } = countEnglishCues(text);
  return secrecy + siteThing + undecided === 0 && !tells.test(items.join(", "));
}
