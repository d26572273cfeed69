import type { ChatOutcome } from "@sitewright/contracts";
import { dayMs, minuteMs } from "../../time-units.ts";

/** A number of questions with the same properties. */
export interface TurnCount {
  readonly outcome: string;
  readonly confirmed: boolean | null;
  readonly handedOver: boolean;
  readonly count: number;
}

/** A conversation without a question for this long has ended. */
export const endedAfterMs = 30 * minuteMs;

/** The period over which unanswered questions and industries are grouped. */
export const windowMs = 7 * dayMs;

/**
 * A question's outcome, not considering whether the visitor left after it. A hand-over takes precedence.
 */
function outcomeOf({ outcome, confirmed, handedOver }: TurnCount): ChatOutcome {
  if (handedOver) return "handedOver";
  if (outcome === "ambiguous") return "askedBack";
  if (outcome !== "matched") return "unmatched";
  if (confirmed === null) return "unconfirmed";
  return confirmed ? "confirmed" : "denied";
}

/**
 * The number of questions per outcome. `ends`: conversations that ended at a question that was asked back
 * or not matched, without a hand-over; these questions count as left.
 */
export function sumOutcomes(
  turns: readonly TurnCount[],
  ends: readonly { readonly outcome: string; readonly ends: number }[],
): Record<ChatOutcome, number> {
  const sums: Record<ChatOutcome, number> = {
    confirmed: 0,
    unconfirmed: 0,
    denied: 0,
    askedBack: 0,
    handedOver: 0,
    unmatched: 0,
    left: 0,
  };
  for (const turn of turns) sums[outcomeOf(turn)] += turn.count;
  for (const end of ends) {
    sums[end.outcome === "ambiguous" ? "askedBack" : "unmatched"] -= end.ends;
    sums.left += end.ends;
  }
  return sums;
}
