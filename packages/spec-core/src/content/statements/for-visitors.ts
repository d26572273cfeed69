import { matches } from "../sieve.ts";
import {
  addressesAgency,
  addressesVisitors,
  tellsOfOthers,
  visitorsTroubles,
  worksOnTroubles,
} from "./english/visitors-troubles.ts";
import type { Findings } from "./findings.ts";

const longest = 220;
/** Words of talk that a sentence to visitors may have: 'so that you do not have to'. */
const mostDoubts = 4;

/** Whether a sentence speaks to visitors, or tells what the business does about their troubles: fit for them, but asked before it is printed. */
export function isForVisitors(text: string, look: (text: string) => Findings): boolean {
  if (text.length > longest || matches(addressesAgency, text) || matches(tellsOfOthers, text)) return false;
  if (!matches(addressesVisitors, text) && !matches(worksOnTroubles, text)) return false;
  // What they come with must not count as the owner's own trouble.
  const found = look(text.replace(visitorsTroubles, "matters"));
  const against = found.private + found.silence + found.wish + found.siteThing + found.undecided;
  return against === 0 && found.foreign === 0 && found.doubt <= mostDoubts;
}

/** 'People who have been through something', 'Survivors of abuse': whom a business is for, in a clause about them. */
const theOnes =
  /^(?:people|persons|adults|men|women|children|kids|teenagers|parents|couples|families|carers|owners|those|anyone|anybody|everyone|everybody|survivors|victims|patients|clients|customers|tenants|employees|home ?owners|dogs|cats|horses|beginners|riders|drivers|students)(?: \p{L}+){0,3} (?:who|that|with|whose|of|in|after|behind|facing|going through)(?!\p{L})/iu;
const judgesThem =
  /(?<!\p{L})(?:money|rich|poor|posh|pay|pays|paid|haggl\p{L}*|complain\p{L}*|moan\p{L}*|cheap|time[- ]wasters?|annoy\p{L}*|nice|decent|difficult|no|not|never|never again|us|me|my|i|them anymore)(?!\p{L})/iu;

/** Whether an answer on the audience tells whom the business is for, whatever they come with. */
export function isAboutVisitors(text: string, look: (text: string) => Findings): boolean {
  if (text.length > longest || !theOnes.test(text) || matches(judgesThem, text)) return false;
  const found = look(text.replace(visitorsTroubles, "matters"));
  const against = found.private + found.silence + found.siteThing + found.undecided;
  return against === 0 && found.foreign === 0 && found.doubt <= mostDoubts;
}

const clause =
  /(?:,\s*|\s+[–—-]\s+)?(?<![\p{L}])(?:who|that|which|whose|where|when|while|so that|as)(?![\p{L}])[^,;]*/giu;
const longestName = 160;
const shortestName = 2;
const mostTalk = 2;

/** Whether a text names what is offered, with no more than a clause about it: 'Data recovery from broken drives', 'A gym for people who hate gyms'. */
export function isNamedOffer(text: string, look: (text: string) => Findings): boolean {
  if (text.length > longestName || matches(tellsOfOthers, text)) return false;
  const whole = look(text);
  const against = whole.private + whole.silence + whole.wish + whole.siteThing + whole.undecided;
  if (against > 0 || whole.foreign > 0 || whole.isRemark || whole.doubt > mostTalk) return false;
  const named = look(text.replace(clause, ""));
  return named.words >= shortestName && named.verb + named.link + named.doubt === 0;
}
