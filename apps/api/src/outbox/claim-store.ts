import { z } from "zod";
import type { Database } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";
import { claimRows, freeExpired, isPastAnyDelay, type LeasedTable } from "../jobs/lease-store.ts";

/** The outbox as a table with leases. */
export const outboxTable: LeasedTable = { name: Prisma.sql`outbox_messages`, held: "sending" };

const claimedSchema = z.object({
  id: z.string(),
  dedupe_key: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  unsubscribe_url: z.string().nullable(),
  attempts: z.coerce.number(),
  run_at: z.coerce.date(),
  created_at: z.coerce.date(),
  claimed_at: z.coerce.date(),
});

/** A mail that only this worker may send until its lease expires. `attempts` includes this one. */
export type ClaimedMail = z.infer<typeof claimedSchema>;

/**
 * Takes up to `limit` due mails for `workerId`, longest due first, including those whose worker ended. A
 * new mail is due at once, even if the clock of the process that wrote it was wrong. So is one whose
 * delay is longer than any can be, because the database's clock was ahead when it was set.
 */
export async function claimMails(
  database: Pick<Database, "db" | "provider" | "clock">,
  options: { workerId: string; limit: number; leaseMs: number },
): Promise<ClaimedMail[]> {
  await freeExpired(database, outboxTable);
  const rows = await claimRows(database, outboxTable, {
    ...options,
    due: Prisma.sql`(attempts = 0 OR run_at <= ${database.clock.plus(0)} OR ${isPastAnyDelay(database, Prisma.sql`run_at`)})`,
    order: Prisma.sql`run_at`,
    columns: Prisma.sql`id, dedupe_key, kind, recipient, subject, html, text, unsubscribe_url, attempts, run_at, created_at, ${database.clock.plus(0)} AS claimed_at`,
  });
  return z.array(claimedSchema).parse(rows);
}
