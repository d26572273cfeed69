import { z } from "zod";
import type { Database } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";

const claimedSchema = z.object({
  id: z.string(),
  dedupe_key: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attempts: z.coerce.number(),
});

/** A mail that this worker alone may send until its lease ends. `attempts` counts this one. */
export type ClaimedMail = z.infer<typeof claimedSchema>;

/**
 * Takes up to `limit` due mails for `workerId`, the longest due first, among them those whose worker died with the
 * lease. One statement, so no two workers get the same mail: Postgres skips rows that another claim holds, SQLite has
 * one writer. The CTE is materialised because Postgres may run a plain subquery again and take more than `limit`.
 */
export async function claimMails(
  { db, provider }: Pick<Database, "db" | "provider">,
  { workerId, limit, leaseMs, now }: { workerId: string; limit: number; leaseMs: number; now: Date },
): Promise<ClaimedMail[]> {
  const leaseEnd = new Date(now.getTime() + leaseMs);
  const skipLocked = provider === "postgresql" ? Prisma.sql`FOR UPDATE SKIP LOCKED` : Prisma.empty;
  const rows = await db.$queryRaw<unknown[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM outbox_messages
      WHERE (status = 'pending' AND run_at <= ${now}) OR (status = 'sending' AND locked_until < ${now})
      ORDER BY run_at LIMIT ${limit} ${skipLocked}
    )
    UPDATE outbox_messages
    SET status = 'sending', locked_by = ${workerId}, locked_until = ${leaseEnd}, attempts = attempts + 1
    WHERE id IN (SELECT id FROM due)
    RETURNING id, dedupe_key, kind, recipient, subject, html, text, attempts`;
  return z.array(claimedSchema).parse(rows);
}
