import { Refusal } from "../http/refusal.ts";
import { createSlots, type Slots } from "./slots.ts";

/**
 * Runs an account's changes, a few at a time; the others queue before they take a database connection. A
 * request is refused without being started if the queue is full, it has waited too long, or its client
 * has disconnected.
 */
export type AccountTurns = <T>(
  accountId: string,
  work: () => Promise<T>,
  signal?: () => AbortSignal,
) => Promise<T | Refusal>;

/**
 * The number of requests of one account that a process runs at once, and that may queue: well above what
 * people's pages send together.
 */
export const accountTurnLimits = { atOnce: 4, waiting: 60 };

const busyRetryAfterS = 2;

const tooMany = () =>
  new Refusal("too-many-requests", {
    detail: "Too many of your changes are under way at once. Please try again in a moment.",
    retryAfterS: busyRetryAfterS,
  });

/**
 * Creates the queues of a process. Without them, requests of one account that wait for the same row would
 * each hold a connection, until none is left for other accounts.
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
      const outcome = await own.inSlot(work, { signal });
      return outcome === "busy" ? tooMany() : outcome;
    } finally {
      own.calls -= 1;
      if (own.calls === 0) byAccount.delete(accountId);
    }
  };
}
