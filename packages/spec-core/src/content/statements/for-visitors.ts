import { firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import type { CueCounts } from "./cue-counts.ts";
import { customerGroup, judgesCustomers, visitorsMoves } from "./english/customer-groups.ts";
import { offerClause } from "./english/named-offers.ts";
import { businessPromise, limitsPromise, promiseToVisitor, troubleRuledOut } from "./english/promises.ts";
import {
  addressesAgency,
  addressesGroup,
  addressesVisitors,
  tellsOfOthers,
  visitorsTroubles,
  worksOnTroubles,
} from "./english/visitors-troubles.ts";

const longest = 220;
/** The maximum number of conversational words in a sentence for visitors: 'so that you do not have to'. */
const mostDoubts = 4;

/**
 * Whether a sentence addresses visitors, or says what the business does about their problems. It is for visitors, but
 * the client is asked before it is printed.
 */
export function isForVisitors(text: string, countsIn: (text: string) => CueCounts): boolean {
  if (text.length > longest || matches(addressesAgency, text) || matches(tellsOfOthers, text)) return false;
  if (![addressesVisitors, addressesGroup, worksOnTroubles].some((opening) => matches(opening, text)))
    return false;
  // Problems of customers must not count as the owner's own.
  const found = countsIn(text.replace(visitorsTroubles, "matters"));
  const against = found.private + found.secrecy + found.wish + found.siteThing + found.undecided;
  return against === 0 && found.foreign === 0 && found.doubt <= mostDoubts;
}

const longestPromise = 100;

/** Whether a short sentence is a promise to visitors. It is for them, but the client is asked before it is printed. */
export function isPromise(text: string, countsIn: (text: string) => CueCounts): boolean {
  if (text.length > longestPromise) return false;
  const promise = firstMatch(businessPromise, text) ?? firstMatch(promiseToVisitor, text);
  if (!promise) return false;
  const rest = text.slice(promise[0].length);
  if (matches(tellsOfOthers, rest) || limitsPromise.test(rest) || countsIn(text).siteThing > 0) return false;
  const found = countsIn(`we ${rest.replace(troubleRuledOut, "thing")}`);
  const against = found.private + found.secrecy + found.siteThing + found.undecided;
  return against === 0 && found.foreign === 0 && found.doubt <= mostDoubts;
}

/** Whether an answer about the audience says whom the business is for, including their problems. */
export function isAboutVisitors(text: string, countsIn: (text: string) => CueCounts): boolean {
  if (text.length > longest || !matches(customerGroup, text) || matches(judgesCustomers, text)) return false;
  const found = countsIn(text.replace(visitorsTroubles, "matters").replace(visitorsMoves, "live"));
  const against = found.private + found.secrecy + found.siteThing + found.undecided;
  return against === 0 && found.foreign === 0 && found.doubt <= mostDoubts;
}

const longestName = 160;
const shortestName = 2;
const mostDoubtsOfName = 2;

/**
 * Whether a text names an offer, with at most a clause about it: 'Data recovery from broken drives', 'A gym for people
 * who hate gyms'.
 */
export function isNamedOffer(text: string, countsIn: (text: string) => CueCounts): boolean {
  if (text.length > longestName || matches(tellsOfOthers, text)) return false;
  const whole = countsIn(text);
  const against = whole.private + whole.secrecy + whole.wish + whole.siteThing + whole.undecided;
  if (against > 0 || whole.foreign > 0 || whole.isRemark || whole.doubt > mostDoubtsOfName) return false;
  const named = countsIn(text.replace(offerClause, ""));
  return named.words >= shortestName && named.verb + named.link + named.doubt === 0;
}
