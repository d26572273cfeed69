import type { ChatOutcome } from "@sitewright/contracts";

/** So many questions of which the same is known. */
export interface TurnCount {
  readonly outcome: string;
  readonly confirmed: boolean | null;
  readonly handedOver: boolean;
  readonly count: number;
}

/** A conversation in which nothing was asked for so long has ended. */
export const endedAfterMs = 30 * 60_000;

/** Unanswered questions are grouped over so long, as are industries. */
export const windowMs = 7 * 86_400_000;

/** A question's outcome before it is known whether the visitor left at it. A hand-over outweighs what came before it. */
function outcomeOf({ outcome, confirmed, handedOver }: TurnCount): ChatOutcome {
  if (handedOver) return "handedOver";
  if (outcome === "ambiguous") return "askedBack";
  if (outcome !== "matched") return "unmatched";
  if (confirmed === null) return "unconfirmed";
  return confirmed ? "confirmed" : "denied";
}

/**
 * Every question under one outcome. `ends`: conversations that stopped at a question back or an unmatched question
 * without a person; these questions were left.
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
