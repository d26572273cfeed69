import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import { isPaperwork } from "./english/paperwork.ts";
import { onlyTalk } from "./english/small-talk.ts";
import {
  belongsOnSite,
  closing,
  doneByCustomers,
  hurts,
  mislaid,
  ofTheWebsite,
  pastClosing,
  perhapsForVisitors,
  requestToCustomers,
  ruleForTheGround,
  shownOrStyled,
  showsNone,
} from "./english/uncertain.ts";
import type { Findings } from "./findings.ts";
import type { Verdict } from "./judge.ts";

const longest = 300;
const isPerhapsForVisitors = matchesAny(perhapsForVisitors);

const doubtful: Verdict = { kind: "unsure", proposal: "keep" };
const wish: Verdict = { kind: "wish", proposal: "keep" };
const hidden: Verdict = { kind: "private", proposal: "keep" };

const isClosing = (text: string): boolean => matches(closing, text) && !matches(pastClosing, text);

const isRuleForTheGround = (text: string): boolean =>
  matches(ruleForTheGround, text) && !matches(ofTheWebsite, text);

/**
 * Whether a sentence that the rules or the weights call private may be for visitors, and nobody is hurt by asking: 'Used
 * to be a midwife in Limerick', 'not in August as they shut the boiler'.
 */
export const isPerhapsPublic = (text: string, { secrecy }: Findings): boolean =>
  text.length <= longest &&
  secrecy === 0 &&
  !isPaperwork(text) &&
  (isClosing(text) || ((isPerhapsForVisitors(text) || isRuleForTheGround(text)) && !matches(hurts, text)));

/** Whether a wish asks something of customers, or says what they do: 'No wrist watches and no batteries please'. */
const isOfCustomers = (text: string, { siteThing, secrecy }: Findings): boolean =>
  siteThing + secrecy === 0 &&
  ((matches(requestToCustomers, text) && !matches(ofTheWebsite, text) && !matches(shownOrStyled, text)) ||
    matches(doneByCustomers, text));

/**
 * A verdict where a sentence is talk, a note to oneself, or of another kind than its words suggest. What was kept stays
 * kept: it may only become a question.
 */
export function reconsidered(text: string, verdict: Verdict, found: Findings): Verdict {
  if (onlyTalk.test(text)) return hidden;
  if (matches(showsNone, text) || (matches(belongsOnSite, text) && found.secrecy === 0)) return wish;
  if (verdict.proposal === "print") return matches(mislaid, text) ? doubtful : verdict;
  if (verdict.kind === "private" && isPerhapsPublic(text, found)) return doubtful;
  return verdict.kind === "wish" && isOfCustomers(text, found) ? doubtful : verdict;
}
