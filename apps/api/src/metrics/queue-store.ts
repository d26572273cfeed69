import { z } from "zod";
import type { Database } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";
import type { LeasedTable } from "../jobs/lease-store.ts";
import { jobsTable } from "../jobs/run-store.ts";
import { outboxTable } from "../outbox/claim-store.ts";

/**
 * Rows are counted up to this number: an alarm needs no exact count, and a scrape must not scan a table.
 */
export const countMax = 1_000;

const rowSchema = z.object({
  due: z.coerce.number(),
  dead: z.coerce.number(),
  oldest: z.coerce.date().nullable(),
  now: z.coerce.date(),
});

/** The state of a queue at one moment. */
export interface QueueFigures {
  /** Due rows that are not being processed yet, up to `countMax`. */
  readonly due: number;
  /** Rows that failed permanently, up to `countMax`. */
  readonly dead: number;
  /** The age of the oldest due row, in seconds; 0 while none is due. */
  readonly oldestDueS: number;
}

const queues = { jobs: jobsTable, mail: outboxTable } as const;

/** The name of a queue, used as a label of its metrics. */
export type QueueName = keyof typeof queues;

/** The names of the queues. */
export const queueNames = ["jobs", "mail"] as const satisfies readonly QueueName[];

async function readQueue({ db, clock }: Database, { name }: LeasedTable): Promise<QueueFigures> {
  const now = clock.plus(0);
  const isDue = Prisma.sql`status = 'pending' AND run_at <= ${now}`;
  const rows = await db.$queryRaw`
    SELECT
      (SELECT count(*) FROM (SELECT 1 FROM ${name} WHERE ${isDue} LIMIT ${countMax}) AS found) AS due,
      (SELECT count(*) FROM (SELECT 1 FROM ${name} WHERE status = 'dead' LIMIT ${countMax}) AS found) AS dead,
      (SELECT run_at FROM ${name} WHERE ${isDue} ORDER BY run_at LIMIT 1) AS oldest,
      ${now} AS now`;
  const [row] = z.array(rowSchema).parse(rows);
  if (!row) throw new Error("The database returned no row for a queue.");
  const oldestDueS = row.oldest ? Math.max(0, (row.now.getTime() - row.oldest.getTime()) / 1000) : 0;
  return { due: row.due, dead: row.dead, oldestDueS };
}

/**
 * The state of the queues; reads only indexes, whatever the number of rows. Rejects if the database does
 * not respond.
 */
export async function readQueues(database: Database): Promise<Record<QueueName, QueueFigures>> {
  const [jobs, mail] = await Promise.all([
    readQueue(database, queues.jobs),
    readQueue(database, queues.mail),
  ]);
  return { jobs, mail };
}
