import { readClock } from "../db/clock.ts";
import type { Database, Db, Tx } from "../db/open.ts";
import type { NotifyStaff } from "../staff-notices/notify.ts";
import { dayMs } from "../time-units.ts";
import { findLastRunBefore } from "./history-store.ts";

/**
 * How long nothing is deleted by age after a jump of the clock: a weekend, so that somebody sees the
 * alert first. A pause without runs that is no longer than this does not count as a jump.
 */
const waitMs = 3 * dayMs;

/**
 * The time of the last run before a jump of the clock ahead to `at`; undefined if there was no jump, or
 * it was more than `waitMs` ago.
 */
async function lastRunBeforeJump(db: Tx, at: Date): Promise<Date | undefined> {
  const settledAt = at.getTime() - waitMs;
  const lastAt = await findLastRunBefore(db, new Date(settledAt));
  return lastAt && lastAt.getTime() < settledAt - waitMs ? lastAt : undefined;
}

/**
 * The time of the last run before this process's clock or the database's jumped ahead, detected from the
 * recorded runs: there is none from three to six days ago, but an older one. A server that was switched
 * off looks the same.
 */
export const findClockJump = async (
  { db, clock }: Pick<Database, "db" | "clock">,
  now: Date,
): Promise<Date | undefined> =>
  (await lastRunBeforeJump(db, await readClock(db, clock))) ?? (await lastRunBeforeJump(db, now));

/**
 * True unless the clock has jumped; a job calls this before it deletes by age what cannot be restored.
 */
export type MayDeleteByAge = () => Promise<boolean>;

/** The dependencies of a job that deletes rows by age. */
export interface DeletesByAge {
  readonly db: Db;
  readonly now: () => Date;
  readonly mayDeleteByAge: MayDeleteByAge;
}

/** The result of a job that deleted nothing. */
export const putOff = "nothing deleted: the clock has jumped";

/** Creates the check; each process logs a jump, and mails it to the staff, once. */
export function createDeletionGuard({
  database,
  now,
  notifyStaff,
}: {
  database: Pick<Database, "db" | "clock">;
  now: () => Date;
  notifyStaff: NotifyStaff;
}): MayDeleteByAge {
  let isReported = false;
  return async () => {
    const lastAt = await findClockJump(database, now());
    const wasReported = isReported;
    isReported = lastAt !== undefined;
    if (!lastAt) return true;
    if (wasReported) return false;
    await notifyStaff({
      about: "clock",
      subject: "The server was off for days, or its clock has jumped: nothing is deleted by age for now",
      lines: [
        `The clock shows ${now().toISOString()}; the last work before was recorded at ${lastAt.toISOString()}.`,
        "What has been in the bin for its time, old questions and the like are deleted once the server has run for three days by this clock.",
        "If the server was off that long, there is nothing to do. If not, correct its clock before: then nothing is lost.",
      ],
    });
    return false;
  };
}
