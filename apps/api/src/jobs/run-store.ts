import { z } from "zod";
import type { Database } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";
import { claimRows, type Lease, type LeasedTable, settleRow, updateLeased } from "./lease-store.ts";

/** The jobs as a table with leases. */
export const jobsTable: LeasedTable = { name: Prisma.sql`jobs`, held: "running" };

const claimedSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    payload: z.string(),
    unique_key: z.string().nullable(),
    attempts: z.coerce.number(),
  })
  .transform(({ unique_key: uniqueKey, ...rest }) => ({ ...rest, uniqueKey }));

/** A job that this worker alone may run until its lease ends. `attempts` counts this one. */
export type ClaimedJob = z.output<typeof claimedSchema>;

/** Takes the next due job of a kind, or one whose worker has ended; undefined when none is due. */
export async function claimJob(
  database: Pick<Database, "db" | "provider" | "clock">,
  { kind, ...options }: { kind: string; workerId: string; leaseMs: number },
): Promise<ClaimedJob | undefined> {
  const rows = await claimRows(database, jobsTable, {
    ...options,
    limit: 1,
    due: Prisma.sql`kind = ${kind} AND run_at <= ${database.clock.plus(0)}`,
    order: Prisma.sql`turn, run_at, id`,
    columns: Prisma.sql`id, kind, payload, unique_key, attempts`,
  });
  return z.array(claimedSchema).parse(rows)[0];
}

/** How far a run is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Moves the end of a lease forward, with the progress where there is any. False when the run has no lease any more. */
export function renewLease(
  database: Pick<Database, "db" | "clock">,
  lease: Lease,
  { leaseMs, progress }: { leaseMs: number; progress?: Progress },
): Promise<boolean> {
  const set = [Prisma.sql`locked_until = ${database.clock.plus(leaseMs)}`];
  if (progress) set.push(Prisma.sql`progress_done = ${progress.done}, progress_total = ${progress.total}`);
  return updateLeased(database, jobsTable, { lease, set });
}

/** How a run ended, as it is stored. `given back`: the process stopped, and the attempt does not count. */
export type JobSettlement =
  | { readonly status: "done"; readonly result: string | undefined }
  | { readonly status: "retry"; readonly delayMs: number; readonly lastError: string }
  | { readonly status: "dead"; readonly lastError: string }
  | { readonly status: "given back" };

function columnsOf(settlement: JobSettlement, { clock }: Pick<Database, "clock">): Prisma.Sql {
  switch (settlement.status) {
    case "done":
      return Prisma.sql`status = 'done', result = ${settlement.result ?? null}, last_error = NULL, finished_at = ${clock.plus(0)}`;
    case "retry":
      return Prisma.sql`status = 'pending', run_at = ${clock.plus(settlement.delayMs)}, last_error = ${settlement.lastError}`;
    case "dead":
      return Prisma.sql`status = 'dead', last_error = ${settlement.lastError}, finished_at = ${clock.plus(0)}`;
    case "given back":
      return Prisma.sql`status = 'pending', attempts = attempts - 1`;
  }
}

/** Stores how a run ended and ends its lease. False when the lease was lost or the job is gone; then nothing is changed. */
export const settleJob = (
  database: Pick<Database, "db" | "clock">,
  lease: Lease,
  settlement: JobSettlement,
): Promise<boolean> => settleRow(database, jobsTable, { lease, set: [columnsOf(settlement, database)] });
