import type { Logger } from "pino";
import { z } from "zod";
import type { Db } from "../db/open.ts";
import type { MayDeleteByAge } from "../jobs/deletion-guard.ts";
import { defineJob, type Job } from "../jobs/job.ts";
import type { NotifyStaff } from "../staff-notices/notify.ts";
import type { Storage } from "../storage/storage.ts";
import { hourMs } from "../time-units.ts";
import { sweepPauseMs } from "./limits.ts";
import type { StoredPaths } from "./stored-paths.ts";
import { restoreOrDeleteBinned, type SweepOutcome, sweepOrphans } from "./sweep-orphans.ts";

/** Dependencies of the sweep. */
interface OrphanSweepOptions {
  db: Db;
  /** The columns with paths of stored files. */
  storedPaths: readonly StoredPaths[];
  storage: Storage;
  now: () => Date;
  /** The time at which the database was restored or paired by the operator, if it was. */
  readPairedAt: () => Promise<Date | null>;
  log: Pick<Logger, "info">;
  notifyStaff: NotifyStaff;
  mayDeleteByAge: MayDeleteByAge;
}

const tooMany = ({ found, total, examples }: Extract<SweepOutcome, { kind: "stopped" }>) => ({
  about: "orphan-sweep",
  subject: "Stored files without an entry in the database: nothing was removed",
  lines: [
    `${found} of ${total} stored files are not known to the database. So many are no left-overs: the database is probably an older one, or another one.`,
    "Nothing was removed, and nothing will be while this is so. Look at DATABASE_URL and DATA_DIR, or restore the backup that belongs to the files.",
    `For example: ${examples.join(", ")}`,
  ],
});

/** Moves stored files without a row into the bin, and cleans the bin: at each start and every hour. */
export function createOrphanSweepJob(options: OrphanSweepOptions): Job {
  const { db, storedPaths, storage, now, readPairedAt, log, notifyStaff, mayDeleteByAge } = options;
  return defineJob({
    kind: "orphan-sweep",
    schema: z.object({}),
    schedule: { everyMs: hourMs, atStart: true },
    // The next hourly run tries again anyway.
    maxAttempts: 3,
    async run(_payload, { signal }) {
      const sweep = { db, storedPaths, storage, now: now() };
      const bin = await restoreOrDeleteBinned({ ...sweep, mayDeleteByAge: await mayDeleteByAge() });
      signal.throwIfAborted();
      const pairedAt = await readPairedAt();
      if (pairedAt !== null && sweep.now.getTime() - pairedAt.getTime() < sweepPauseMs) {
        log.info({ pairedAt }, "left-over files are not looked for on the day of a restore");
        return undefined;
      }
      const outcome = await sweepOrphans(sweep);
      if (outcome.kind === "stopped") await notifyStaff(tooMany(outcome));
      else if (outcome.binned + bin.deleted + bin.restored > 0)
        log.info({ binned: outcome.binned, ...bin }, "left-over files were cleared away");
      return undefined;
    },
  });
}
