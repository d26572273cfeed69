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
  return against === 0 && !found.isForeign && found.doubt <= mostDoubts;
}
