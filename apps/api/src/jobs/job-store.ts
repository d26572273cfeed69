import type { Database, Tx } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";

/** A job to be enqueued. */
export interface NewJob {
  readonly id: string;
  readonly kind: string;
  /** JSON. */
  readonly payload: string;
  readonly uniqueKey?: string | undefined;
  /** The account for which it takes turns with the jobs of others. */
  readonly account?: string | undefined;
  /** The earliest time of the run; at once by default. */
  readonly runAt?: Date | undefined;
  /** The id of the agent, added by staff, whose schedule enqueued the job. */
  readonly agent?: string | undefined;
}

/**
 * Inserts a job. Returns false without an error if its unique key is taken: ON CONFLICT leaves a Postgres
 * transaction usable. `turn` makes accounts take turns: it is one more than that of the account's last
 * waiting job or, if the account has none, that of the next job. Jobs that wait for a retry or a later
 * time do not count.
 */
export async function insertJob(tx: Tx, { clock }: Pick<Database, "clock">, job: NewJob): Promise<boolean> {
  const { id, kind, payload, uniqueKey = null, account = null, runAt, agent = null } = job;
  const now = clock.plus(0);
  const waiting = Prisma.sql`kind = ${kind} AND status = 'pending' AND attempts = 0 AND run_at <= ${now}`;
  const added = await tx.$executeRaw`
    INSERT INTO jobs (id, kind, payload, unique_key, user_id, turn, status, run_at, created_at, agent)
    VALUES (${id}, ${kind}, ${payload}, ${uniqueKey}, ${account}, COALESCE(
        (SELECT turn + 1 FROM jobs WHERE user_id = ${account} AND ${waiting} ORDER BY turn DESC LIMIT 1),
        (SELECT turn FROM jobs WHERE ${waiting} ORDER BY turn LIMIT 1), 0),
      'pending', ${runAt ?? now}, ${now}, ${agent})
    ON CONFLICT (unique_key) DO NOTHING`;
  return added === 1;
}

/** The state of a job. `result` is what its run returned. */
export interface JobState {
  readonly status: string;
  readonly result: string | null;
  /** Number of runs started. */
  readonly attempts: number;
}

/** The state of the job with a unique key; null if there is none. */
export const findJob = (tx: Tx, uniqueKey: string): Promise<JobState | null> =>
  tx.job.findUnique({ where: { uniqueKey }, select: { status: true, result: true, attempts: true } });

/** Deletes the job with a unique key in any state; aborts a current run. */
export async function deleteJob(tx: Tx, uniqueKey: string): Promise<void> {
  await tx.job.deleteMany({ where: { uniqueKey } });
}

/** Cancels an unfinished job and aborts a current run. Returns false if there was nothing to cancel. */
export async function cancelJob(tx: Tx, { clock }: Pick<Database, "clock">, id: string): Promise<boolean> {
  const cancelled = await tx.$executeRaw`
    UPDATE jobs
    SET status = 'cancelled', finished_at = ${clock.plus(0)}, locked_by = NULL, locked_until = NULL
    WHERE id = ${id} AND status IN ('pending', 'running')`;
  return cancelled === 1;
}

/** Matches the unique keys of scheduled jobs, which end in the start of their slot. */
const slotKeys = "%@____-__-__T__:__:__.___Z";

/**
 * Deletes jobs that finished a certain time ago; for failed ones that time is different. The newest job
 * of each schedule is kept, however old, because its key shows that its slot has run. Returns how many.
 */
export async function deleteFinishedJobs(
  { db, clock }: Pick<Database, "db" | "clock">,
  { keptMs, deadKeptMs }: { keptMs: number; deadKeptMs: number },
): Promise<number> {
  return db.$executeRaw`
    DELETE FROM jobs
    WHERE ((status IN ('done', 'cancelled') AND finished_at < ${clock.plus(-keptMs)})
      OR (status = 'dead' AND finished_at < ${clock.plus(-deadKeptMs)}))
      AND (unique_key IS NULL OR unique_key NOT LIKE ${slotKeys} OR EXISTS (
        SELECT 1 FROM jobs AS newer
        WHERE newer.kind = jobs.kind AND COALESCE(newer.agent, '') = COALESCE(jobs.agent, '')
          AND newer.unique_key LIKE ${slotKeys} AND newer.unique_key > jobs.unique_key))`;
}
