import { z } from "zod";
import type { Database, Tx } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";
import { type EndedRun, type RecordDeps, recordRun } from "./history-store.ts";
import {
  claimRows,
  isLeaseOver,
  isPastAnyDelay,
  type Lease,
  type LeasedTable,
  settleRow,
  updateLeased,
} from "./lease-store.ts";

/** The jobs as a table with leases. */
export const jobsTable: LeasedTable = { name: Prisma.sql`jobs`, held: "running" };

const claimedSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    payload: z.string(),
    unique_key: z.string().nullable(),
    attempts: z.coerce.number(),
    agent: z.string().nullable(),
    run_at: z.coerce.date(),
    claimed_at: z.coerce.date(),
  })
  .transform(({ unique_key: uniqueKey, run_at: dueAt, claimed_at: claimedAt, ...rest }) => ({
    ...rest,
    uniqueKey,
    dueAt,
    claimedAt,
  }));

/**
 * A job that only this worker may run until its lease expires. `attempts` includes this one; times are by
 * the database's clock.
 */
export type ClaimedJob = z.output<typeof claimedSchema>;

/**
 * True for a pending job that is due. A job enqueued without a later time is always due, and a retry is
 * due if its time is later than any delay can be: both times may have been set while the database's clock
 * was ahead.
 */
const isDue = (database: Pick<Database, "clock">): Prisma.Sql => Prisma.sql`
  (run_at <= ${database.clock.plus(0)}
    OR (attempts = 0 AND run_at = created_at)
    OR (attempts > 0 AND ${isPastAnyDelay(database, Prisma.sql`run_at`)}))`;

interface ClaimOptions {
  readonly kind: string;
  readonly workerId: string;
  readonly leaseMs: number;
}
type JobDatabase = Pick<Database, "db" | "provider" | "clock">;

/** Takes the next due job of a kind; undefined if none is due. */
export const claimJob = async (
  database: JobDatabase,
  options: ClaimOptions,
): Promise<ClaimedJob | undefined> => (await claimJobs(database, { ...options, limit: 1 }))[0];

/** Takes up to `limit` due jobs at once. */
export async function claimJobs(
  database: JobDatabase,
  { kind, ...options }: ClaimOptions & { limit: number },
): Promise<ClaimedJob[]> {
  const rows = await claimRows(database, jobsTable, {
    ...options,
    due: Prisma.sql`kind = ${kind} AND ${isDue(database)}`,
    order: Prisma.sql`turn, run_at, id`,
    columns: Prisma.sql`id, kind, payload, unique_key, attempts, agent, run_at, ${database.clock.plus(0)} AS claimed_at`,
  });
  return z.array(claimedSchema).parse(rows);
}

const foundSchema = z.array(z.object({ kind: z.string().nullable(), now: z.coerce.date() }));

/**
 * Returns the kinds that have a due job or one whose lease has expired, and the database's time, with one
 * statement.
 */
export async function findDueKinds(
  database: Pick<Database, "db" | "clock">,
  kinds: readonly string[],
): Promise<{ kinds: ReadonlySet<string>; now: Date }> {
  const now = database.clock.plus(0);
  const found = kinds.map(
    (kind) => Prisma.sql`
      SELECT CAST(${kind} AS TEXT) AS kind, ${now} AS now
      WHERE EXISTS (SELECT 1 FROM jobs WHERE kind = ${kind} AND status = 'pending' AND ${isDue(database)})
        OR EXISTS (SELECT 1 FROM jobs WHERE kind = ${kind} AND status = 'running' AND ${isLeaseOver(database)})`,
  );
  const clockRow = Prisma.sql`SELECT CAST(NULL AS TEXT) AS kind, ${now} AS now`;
  const rows = foundSchema.parse(
    await database.db.$queryRaw(Prisma.join([clockRow, ...found], " UNION ALL ")),
  );
  const [first] = rows;
  if (!first) throw new Error("The database returned no time.");
  return { kinds: new Set(rows.flatMap(({ kind }) => (kind === null ? [] : [kind]))), now: first.now };
}

/** The progress of a run. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Extends a lease, and stores progress if given. Returns false if the run has lost its lease. */
export function renewLease(
  database: Pick<Database, "db" | "clock">,
  lease: Lease,
  { leaseMs, progress }: { leaseMs: number; progress?: Progress },
): Promise<boolean> {
  const set = [Prisma.sql`locked_until = ${database.clock.plus(leaseMs)}`];
  if (progress) set.push(Prisma.sql`progress_done = ${progress.done}, progress_total = ${progress.total}`);
  return updateLeased(database, jobsTable, { lease, set });
}

/** The stored outcome of a run. `given back`: the process stopped, and the attempt is not counted. */
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

/**
 * Stores a run's outcome and ends its lease. Returns false, and changes nothing, if the lease was lost or
 * the job deleted.
 */
const settleJob = (
  database: { db: Tx } & Pick<Database, "clock">,
  lease: Lease,
  settlement: JobSettlement,
): Promise<boolean> => settleRow(database, jobsTable, { lease, set: [columnsOf(settlement, database)] });

/**
 * Settles a job and records the run, in one transaction. Returns false if the lease was lost or the job
 * deleted.
 */
export const settleRun = (
  { db, ...deps }: Pick<Database, "db"> & RecordDeps,
  { lease, settlement, run }: { lease: Lease; settlement: JobSettlement; run: EndedRun },
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const isSettled = await settleJob({ db: tx, clock: deps.clock }, lease, settlement);
    if (isSettled) await recordRun(tx, deps, run);
    return isSettled;
  });
