import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { beginningOfBusiness, troubleInHistory } from "./english/history.ts";
import type { Findings } from "./findings.ts";

const longestHistory = 200;

/** Whether a statement says how the business began: for visitors, but the client is asked before it is printed. */
export const isHistory = (
  text: string,
  { secrecy, siteThing, wish, private: privateCues }: Findings,
): boolean =>
  secrecy + siteThing + wish + privateCues === 0 &&
  text.length <= longestHistory &&
  matches(beginningOfBusiness, text) &&
  !matches(troubleInHistory, text);
