import { matches } from "../regex-prefilter/prefiltered-match.ts";
import type { CueCounts } from "./cue-counts.ts";
import { beginningOfBusiness, troubleInHistory } from "./english/history.ts";

const longestHistory = 200;

/**
 * Whether a statement says how the business began. It is for visitors, but the client is asked before it is printed.
 */
export const isHistory = (
  text: string,
  { secrecy, siteThing, wish, private: privateCues }: CueCounts,
): boolean =>
  secrecy + siteThing + wish + privateCues === 0 &&
  text.length <= longestHistory &&
  matches(beginningOfBusiness, text) &&
  !matches(troubleInHistory, text);
