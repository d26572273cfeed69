import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { defaultSettings } from "../../src/jobs/agent-settings.ts";
import { defineJob, type Job, type JobRun, type JobSchedule } from "../../src/jobs/job.ts";
import { createJobQueue, type JobRequest } from "../../src/jobs/job-queue.ts";
import type { JobEvent } from "../../src/jobs/run-job.ts";
import { createJobWorker } from "../../src/jobs/worker.ts";
import { testDatabaseTimeouts } from "./database-timeouts.ts";
import { createManualTimers } from "./manual-timers.ts";
import { testClock } from "./test-clock.ts";
import { useTestDatabase } from "./test-database.ts";

/** The initial time of the database's clock in these tests. */
export const benchStart = new Date("2026-03-01T12:20:00.000Z");

/** A kind of job with a name in its payload. */
export const noteKind = { kind: "note", schema: z.object({ name: z.string().default("") }) };

type Run = (name: string, run: JobRun) => Promise<string | undefined>;

/** A job of that kind. */
export const noteJob = (
  run: Run,
  more: { schedule?: JobSchedule; maxAttempts?: number; maxMs?: number } = {},
) => defineJob({ ...noteKind, ...more, run: ({ name }, jobRun) => run(name, jobRun) });

/** An empty database with a queue and any number of workers; its clock is moved by the test. */
export async function openBench() {
  const target = await useTestDatabase();
  const open = () => {
    const opened = openDatabase(target, testDatabaseTimeouts);
    onTestFinished(() => opened.close());
    return opened;
  };
  const real = open();
  const clock = { now: benchStart };
  const database: Database = { ...real, clock: testClock(real.provider, () => clock.now) };
  const queue = createJobQueue({ database, newId: randomUUID });
  const { db } = database;
  return {
    /** With the clock that the test moves. */
    database,
    /** With its own clock. */
    real,
    queue,
    /** Moves the database's clock. */
    advance: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    enqueue: (name: string, more: Partial<JobRequest<unknown>> = {}) =>
      queue.enqueue(db, { ...more, job: noteKind, payload: { name } }),
    rows: () => db.job.findMany({ orderBy: [{ createdAt: "asc" }, { turn: "asc" }] }),
    row: () => db.job.findFirstOrThrow(),
    addAccount: (id: string) =>
      db.user.create({
        data: { id, email: `${id}@x.example`, displayName: id, createdAt: benchStart, updatedAt: benchStart },
      }),
    /** A process with a worker and the number of its raw statements: `isReal` for the database's own clock. */
    process(jobs: readonly Job[], { isReal = false, settings = defaultSettings } = {}) {
      const timers = createManualTimers();
      const events: JobEvent[] = [];
      const opened = open();
      let statements = 0;
      const db = new Proxy(opened.db, {
        get(client, name, receiver) {
          if (name === "$queryRaw" || name === "$executeRaw") statements += 1;
          return Reflect.get(client, name, receiver);
        },
      });
      const own = { ...opened, db, ...(isReal ? {} : { clock: database.clock }) };
      const ownQueue = createJobQueue({ database: own, newId: randomUUID });
      const worker = createJobWorker({
        ...own,
        jobs,
        queue: ownQueue,
        newId: randomUUID,
        workerId: randomUUID(),
        agent: "tester",
        settings,
        random: () => 1,
        schedule: timers.schedule,
        report: (event) => events.push(event),
      });
      return { worker, timers, events, queue: ownQueue, statements: () => statements };
    },
  };
}
