import { matches } from "../sieve.ts";
import type { Findings } from "./findings.ts";

/** How a business or its house came to be, and what its family does there. */
const began =
  /(?<!\p{L})(?:my|our|his|her|their) (?:great[- ]?){0,2}(?:grand)?(?:father|mother|parents|uncle|aunt|family)(?:['’]s)?(?!\p{L}).{0,40}(?<!\p{L})(?:founded|started|opened|built|began|planted|established|set (?:it |this |the \p{L}+ )?up|still (?:bakes?|cooks?|makes?|tastes?|works?|cuts?|sews?|roasts?|brews?|helps?))(?!\p{L})|(?<!\p{L})(?:was|were) (?:started|founded|opened|built|established|set up) (?:by|in)(?!\p{L})|(?<!\p{L})(?:family|we) (?:does|do|has done|have done) (?:it|this|so) since(?!\p{L})/iu;

const soured =
  /(?<!\p{L})(?:debts?|loans?|money|tax|broke|bankrupt\p{L}*|drank|drinks?|died|dead|ill|court|police|quarrel\p{L}*|argu\p{L}*|fight|fought|sold|sell|closed|lost|lease|rent|permi\p{L}*|illegal\p{L}*|without|never paid|badly|leaks?|asbestos|but|because|although|though)(?!\p{L})/iu;
const longestHistory = 200;

/** Whether a statement says how the business began: for visitors, but the client is asked before it is printed. */
export const isHistory = (text: string, { silence, siteThing, wish, private: talk }: Findings): boolean =>
  silence + siteThing + wish + talk === 0 &&
  text.length <= longestHistory &&
  matches(began, text) &&
  !matches(soured, text);
