import { wordCount } from "../../text/word-count.ts";
import { firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import { aboutGroup, isOrdinal, noRankAfter, rankAtEnd } from "./english/audience-rankings.ts";
import type { Judged } from "./neighbours.ts";
import { doubtful } from "./verdict.ts";

/** In words. A longer text is a sentence about the customers. */
const longestGroup = 6;

/** The length of a rank at the end of the words for a group of customers: 'Tenants second.', 'Parents mostly!' */
export function rankAfter(text: string): number {
  const [rank = ""] = firstMatch(rankAtEnd, text) ?? [];
  const group = text.slice(0, text.length - rank.length);
  return wordCount(group) <= longestGroup && !noRankAfter.test(group) ? rank.length : 0;
}

/** Withholds a group that has a place in an order while another group of the same answer is not proposed. */
export function withRankingsKept(answer: string, list: readonly Judged[]): Judged[] {
  const isAnyKept = list.some(
    ({ text, verdict }) =>
      verdict.kind === "unsure" && verdict.proposal === "keep" && !matches(aboutGroup, `, ${text}`),
  );
  return list.map((one) =>
    isAnyKept && isOrdinal.test(answer.slice(one.end)) ? { ...one, verdict: doubtful } : one,
  );
}
