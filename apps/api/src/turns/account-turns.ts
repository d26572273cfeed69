import { Refusal } from "../http/refusal.ts";
import { createSlots, type Slots } from "./slots.ts";

/**
 * Runs what an account changes, a few pieces at once; the others wait in order before they take a connection of the
 * database. Refused, and not begun: what is one too many, has waited for too long, or nobody waits for any more.
 */
export type AccountTurns = <T>(
  accountId: string,
  work: () => Promise<T>,
  signal?: () => AbortSignal,
) => Promise<T | Refusal>;

/** How much of one account a process does at once, and how much waits: well over what people's pages send together. */
export const accountTurnLimits = { atOnce: 4, waiting: 60 };

const RETRY_AFTER_S = 2;

const tooMany = () =>
  new Refusal("too-many-requests", {
    detail: "Too many of your changes are under way at once. Please try again in a moment.",
    retryAfterS: RETRY_AFTER_S,
  });

/**
 * Creates the turns of a process. Without them, calls of one account that wait for the same row would each keep a
 * connection, until there is none left for anybody else.
 */
export function createAccountTurns(
  maxWaitMs: number,
  { atOnce, waiting }: typeof accountTurnLimits = accountTurnLimits,
): AccountTurns {
  const byAccount = new Map<string, { readonly inSlot: Slots; calls: number }>();
  return async (accountId, work, signal) => {
    const own = byAccount.get(accountId) ?? { inSlot: createSlots(atOnce, maxWaitMs), calls: 0 };
    if (own.calls >= atOnce + waiting) return tooMany();
    own.calls += 1;
    byAccount.set(accountId, own);
    try {
      const outcome = await own.inSlot(work, signal);
      return outcome === "busy" ? tooMany() : outcome;
    } finally {
      own.calls -= 1;
      if (own.calls === 0) byAccount.delete(accountId);
    }
  };
}
