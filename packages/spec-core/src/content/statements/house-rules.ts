import { matches } from "../regex-prefilter/prefiltered-match.ts";
import type { CueCounts } from "./cue-counts.ts";
import { houseRule, mentionsPersonOrAgency, priceTerm } from "./english/house-rules.ts";

const longestRule = 140;

/**
 * Whether a statement is a house rule, or says what a price does not contain. It is for visitors, but the client is
 * asked before it is printed.
 */
export const isHouseRule = (text: string, { secrecy, siteThing, isForeign }: CueCounts): boolean =>
  secrecy + siteThing === 0 &&
  !isForeign &&
  text.length <= longestRule &&
  (matches(houseRule, text) || matches(priceTerm, text)) &&
  !matches(mentionsPersonOrAgency, text);
