import { z } from "zod";
import { SessionStore } from "../auth/session-store.ts";
import { sweepLinks } from "../features/account/feature.ts";
import { forgetUncommitted } from "../features/account-deletion/feature.ts";
import { sweepGenerations } from "../features/generator/feature.ts";
import { sweepPending } from "../features/newsletter/feature.ts";
import { sweepMarks } from "../features/posts/feature.ts";
import { sweepInvitations } from "../features/staff/feature.ts";
import { uploadMaxMs } from "../files/limits.ts";
import { countHour } from "../installation/check.ts";
import { findInstallation } from "../installation/store.ts";
import { putOff } from "../jobs/deletion-guard.ts";
import { defineJob, type Job } from "../jobs/job.ts";
import { deleteFinishedJobs } from "../jobs/job-store.ts";
import { sweepCounters } from "../throttle/throttle-store.ts";
import { dayMs, hourMs } from "../time-units.ts";
import type { Context } from "./context.ts";

/** How long finished jobs are kept, so that their results can be looked up. */
const finishedJobs = { keptMs: 7 * dayMs, deadKeptMs: 30 * dayMs };

/**
 * Deletes what has expired: sessions, mailed links, invitations, counters, unconfirmed addresses,
 * generated texts, marks of views, finished jobs, and half-written files of a crash older than the
 * longest upload. Also removes deleted data from the database's log and records of deletions that were
 * never committed, and counts the hour, by which a restored backup is recognised.
 */
export function createHousekeepingJob(context: Context): Job {
  const { database, storage, now, mayDeleteByAge, notifyStaff } = context;
  const { db } = database;
  const byAge = [
    () => new SessionStore(db, { now }).deleteExpiredSessions(),
    () => sweepLinks(db, now()),
    () => sweepInvitations(db, now()),
    () => sweepPending(db, now()),
    () => sweepGenerations(db, now()),
    () => deleteFinishedJobs(database, finishedJobs),
    () => storage.sweepUnfinished(new Date(now().getTime() - uploadMaxMs)),
  ];
  // These run even after a clock jump: nothing important is lost if counters and marks are deleted too
  // early.
  const always = [
    () => sweepCounters(database),
    () => sweepMarks(db, now().toISOString().slice(0, 10)),
    async () => forgetUncommitted({ db, storage }, (await findInstallation(db))?.pairedAt ?? null),
    () => countHour({ db, storage, notifyStaff }),
    () => database.scrub(),
  ];
  return defineJob({
    kind: "housekeeping",
    schema: z.object({}),
    schedule: { everyMs: hourMs, atStart: true },
    isPromised: true,
    // The next hourly run tries again anyway.
    maxAttempts: 3,
    async run(_payload, { signal }) {
      const errors: unknown[] = [];
      const mayDelete = await mayDeleteByAge();
      // A step that fails does not stop the others.
      for (const step of [...(mayDelete ? byAge : []), ...always]) {
        signal.throwIfAborted();
        await step().catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw new AggregateError(errors, "Some of the housekeeping failed.");
      return mayDelete ? undefined : putOff;
    },
  });
}
