import type { Db } from "../db/open.ts";

/** Marks the rows whose mail a person has to make possible again by mending the transport's key. */
const keyRefused = "key refused: ";

/** How an attempt ended, as it is written down. */
export type Settlement =
  | {
      readonly status: "sent";
      readonly transport: string;
      readonly providerId: string;
      readonly sentAt: Date;
      /** Kept in the mail's stead where it held a secret. */
      readonly html?: string;
      readonly text?: string;
    }
  | { readonly status: "pending"; readonly runAt: Date; readonly lastError: string }
  | { readonly status: "dead"; readonly lastError: string; readonly isKeyRefused: boolean };

function columns(settlement: Settlement) {
  switch (settlement.status) {
    case "sent":
      return { ...settlement, lastError: null };
    case "pending":
      return settlement;
    case "dead":
      return {
        status: settlement.status,
        lastError: (settlement.isKeyRefused ? keyRefused : "") + settlement.lastError,
      };
  }
}

/**
 * Writes down how an attempt ended and gives the lease back. Returns false when the lease had passed to another
 * worker, or the mail was cancelled, in the meantime: their word counts.
 */
export async function settleMail(
  db: Db,
  { id, workerId }: { id: string; workerId: string },
  settlement: Settlement,
): Promise<boolean> {
  const { count } = await db.outboxMessage.updateMany({
    where: { id, lockedBy: workerId, status: "sending" },
    data: { ...columns(settlement), lockedBy: null, lockedUntil: null },
  });
  return count === 1;
}

/** Gives back what a stopping worker still holds, so that the next one need not wait for the leases to end. */
export async function releaseLeases(db: Db, workerId: string): Promise<number> {
  const { count } = await db.outboxMessage.updateMany({
    where: { lockedBy: workerId, status: "sending" },
    data: { status: "pending", lockedBy: null, lockedUntil: null },
  });
  return count;
}

/**
 * Makes mails due again that died because the provider refused the key. Called at a start, which is when another key
 * takes effect; with the same bad key each dies again after one attempt. Returns how many.
 */
export async function reviveKeyRefusals(db: Db, now: Date): Promise<number> {
  const { count } = await db.outboxMessage.updateMany({
    where: { status: "dead", lastError: { startsWith: keyRefused } },
    data: { status: "pending", attempts: 0, runAt: now },
  });
  return count;
}
