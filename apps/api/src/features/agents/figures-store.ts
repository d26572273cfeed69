import { z } from "zod";
import type { Database, Tx } from "../../db/open.ts";
import { Prisma } from "../../generated/sqlite/client.ts";
import { latestRunAt } from "../../jobs/history-store.ts";
import type { RunSums } from "./rules.ts";

/** Runs of one kind that count for one agent. */
export interface RunGroup extends RunSums {
  readonly agent: string;
  readonly kind: string;
}

const count = z.coerce.number();
const sumsSchema = {
  agent: z.string(),
  kind: z.string(),
  done: count,
  failed: count,
  doneMs: count,
  waitedMs: count,
};

// Quoted: Postgres would fold the names to lower case.
const sums = Prisma.sql`
  SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END) AS done,
  SUM(CASE WHEN outcome = 'done' THEN 0 ELSE 1 END) AS failed,
  SUM(CASE WHEN outcome = 'done' THEN duration_ms ELSE 0 END) AS "doneMs",
  SUM(waited_ms) AS "waitedMs"`;

/** Runs since a time, summed by agent and kind; runs that were given back do not count. */
export async function sumRuns(db: Tx, { since, now }: { since: Date; now: Date }): Promise<RunGroup[]> {
  const from = Prisma.sql`finished_at >= ${since} AND finished_at <= ${latestRunAt(now)}`;
  return z.array(z.object(sumsSchema)).parse(
    await db.$queryRaw`
      SELECT agent, kind, ${sums} FROM job_runs WHERE ${from} AND outcome <> 'given back' GROUP BY agent, kind`,
  );
}

/** Like `sumRuns`, for each day of a period, in UTC; `to` is exclusive. */
export async function sumRunsByDay(
  { db, provider }: Pick<Database, "db" | "provider">,
  { from, to }: { from: Date; to: Date },
): Promise<(RunGroup & { day: string })[]> {
  const day =
    provider === "sqlite"
      ? Prisma.sql`substr(finished_at, 1, 10)`
      : Prisma.sql`to_char(finished_at, 'YYYY-MM-DD')`;
  return z.array(z.object({ ...sumsSchema, day: z.string() })).parse(
    await db.$queryRaw`
      SELECT ${day} AS day, agent, kind, ${sums} FROM job_runs
      WHERE finished_at >= ${from} AND finished_at < ${to} AND outcome <> 'given back'
      GROUP BY 1, agent, kind ORDER BY 1, agent, kind`,
  );
}

/** The outcome and time of an agent's last run of a kind; null if no such run is stored. */
export const findLastRun = (db: Tx, { agent, kind, now }: { agent: string; kind: string; now: Date }) =>
  db.jobRun.findFirst({
    where: { agent, kind, outcome: { not: "given back" }, finishedAt: { lte: latestRunAt(now) } },
    orderBy: { finishedAt: "desc" },
    select: { outcome: true, finishedAt: true },
  });

/** The last time that any of the agents completed a kind; null if no such run is stored. */
export async function findLastDone(
  db: Tx,
  { agents, kind, now }: { agents: readonly string[]; kind: string; now: Date },
): Promise<Date | null> {
  const run = await db.jobRun.findFirst({
    where: { agent: { in: [...agents] }, kind, outcome: "done", finishedAt: { lte: latestRunAt(now) } },
    orderBy: { finishedAt: "desc" },
    select: { finishedAt: true },
  });
  return run?.finishedAt ?? null;
}

/** Tasks of one kind that are waiting or running. */
export interface OpenTasks {
  readonly kind: string;
  /** The added agent that enqueued them; null for all others. */
  readonly agent: string | null;
  /** Due and waiting. */
  readonly due: number;
  readonly running: number;
  /** The due time of the task that has waited longest. */
  readonly oldestDueAt: Date | null;
  /** The due time of the next task. */
  readonly nextAt: Date | null;
}

const when = z.coerce.date().nullable();
const openSchema = z.array(
  z.object({
    kind: z.string(),
    agent: z.string().nullable(),
    due: count,
    running: count,
    oldestDueAt: when,
    nextAt: when,
  }),
);

const openSums = (due: Prisma.Sql, held: Prisma.Sql) => Prisma.sql`
  SUM(CASE WHEN status = 'pending' AND ${due} THEN 1 ELSE 0 END) AS due,
  SUM(CASE WHEN status = ${held} THEN 1 ELSE 0 END) AS running,
  MIN(CASE WHEN status = 'pending' AND ${due} THEN run_at END) AS "oldestDueAt",
  MIN(CASE WHEN status = 'pending' AND NOT (${due}) THEN run_at END) AS "nextAt"`;

/** Jobs and mails that are not finished, by kind; mails have the kind `mailKind`. */
export async function listOpenTasks(
  { db, clock }: Pick<Database, "db" | "clock">,
  mailKind: string,
): Promise<OpenTasks[]> {
  const now = clock.plus(0);
  const jobs = await db.$queryRaw`
    SELECT kind, agent, ${openSums(Prisma.sql`run_at <= ${now}`, Prisma.sql`'running'`)}
    FROM jobs WHERE status IN ('pending', 'running') GROUP BY kind, agent`;
  const due = Prisma.sql`(attempts = 0 OR run_at <= ${now})`;
  const mails = await db.$queryRaw`
    SELECT ${mailKind} AS kind, NULL AS agent, ${openSums(due, Prisma.sql`'sending'`)}
    FROM outbox_messages WHERE status IN ('pending', 'sending') HAVING COUNT(*) > 0`;
  return [...openSchema.parse(jobs), ...openSchema.parse(mails)];
}

/** Running jobs with their progress. */
export const listRunning = (db: Tx) =>
  db.job.findMany({
    where: { status: "running" },
    select: { kind: true, agent: true, progressDone: true, progressTotal: true },
    take: 100,
  });

/** Every worker that sent a heartbeat recently. */
export const listWorkers = (db: Tx) => db.agentWorker.findMany();

/** Deletes the heartbeats of workers that were last seen before a time. Returns how many there were. */
export async function deleteWorkers(db: Tx, seenBefore: Date): Promise<number> {
  const { count: deleted } = await db.agentWorker.deleteMany({ where: { seenAt: { lt: seenBefore } } });
  return deleted;
}

/**
 * Deletes heartbeats with a later time, recorded while the database's clock was ahead: until that
 * time their workers would seem alive. A live worker sends its next heartbeat within seconds.
 */
export async function deleteLaterHeartbeats(db: Tx, than: Date): Promise<void> {
  await db.agentWorker.deleteMany({ where: { seenAt: { gt: than } } });
}

/** Deletes runs and closed alerts older than a time. */
export async function deleteHistory(db: Tx, before: Date): Promise<void> {
  await db.jobRun.deleteMany({ where: { finishedAt: { lt: before } } });
  await db.alert.deleteMany({ where: { resolvedAt: { lt: before } } });
}
