import type { Database, Db } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";
import { type EndedRun, type RecordDeps, recordRun } from "../jobs/history-store.ts";
import { type Lease, settleRow } from "../jobs/lease-store.ts";
import { outboxTable } from "./claim-store.ts";

/**
 * Prefix of the error of mails that can be sent only after a person has corrected the transport's key.
 */
const keyRefused = "key refused: ";

/** The stored outcome of an attempt. */
export type Settlement =
  | {
      readonly status: "sent";
      readonly transport: string;
      readonly providerId: string;
      readonly sentAt: Date;
      /** Replaces the content of a mail that held a secret. */
      readonly html?: string;
      readonly text?: string;
    }
  | { readonly status: "pending"; readonly delayMs: number; readonly lastError: string }
  | { readonly status: "dead"; readonly lastError: string; readonly isKeyRefused: boolean };

function columnsOf(settlement: Settlement, { clock }: Pick<Database, "clock">): Prisma.Sql[] {
  switch (settlement.status) {
    case "sent": {
      const { transport, providerId, sentAt, html, text } = settlement;
      return [
        Prisma.sql`last_error = NULL, transport = ${transport}, provider_id = ${providerId}, sent_at = ${sentAt}`,
        ...(html === undefined ? [] : [Prisma.sql`html = ${html}`]),
        ...(text === undefined ? [] : [Prisma.sql`text = ${text}`]),
      ];
    }
    case "pending":
      return [Prisma.sql`run_at = ${clock.plus(settlement.delayMs)}, last_error = ${settlement.lastError}`];
    case "dead": {
      const lastError = (settlement.isKeyRefused ? keyRefused : "") + settlement.lastError;
      return [Prisma.sql`last_error = ${lastError}`];
    }
  }
}

/**
 * Stores an attempt's outcome and its run in one transaction, and ends the lease. Returns false if the
 * lease was lost or the mail was cancelled meanwhile.
 */
export function settleMail(
  { db, ...deps }: Pick<Database, "db"> & RecordDeps,
  { lease, settlement, run }: { lease: Lease; settlement: Settlement; run: EndedRun },
): Promise<boolean> {
  const set = [Prisma.sql`status = ${settlement.status}`, ...columnsOf(settlement, deps)];
  return db.$transaction(async (tx) => {
    const isSettled = await settleRow({ db: tx }, outboxTable, { lease, set });
    if (isSettled) await recordRun(tx, deps, run);
    return isSettled;
  });
}

/**
 * Makes mails due again that failed because the provider refused the key. Called at a start, when a new
 * key takes effect; with the same bad key each mail fails again after one attempt. Returns how many.
 */
export async function requeueAfterRefusedApiKey(db: Db): Promise<number> {
  const { count } = await db.outboxMessage.updateMany({
    where: { status: "dead", lastError: { startsWith: keyRefused } },
    data: { status: "pending", attempts: 0 },
  });
  return count;
}
