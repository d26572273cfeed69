import { createBackupJob } from "../backup/backup-job.ts";
import { createOrphanSweepJob } from "../files/orphan-sweep-job.ts";
import { findInstallation } from "../installation/store.ts";
import type { Job } from "../jobs/job.ts";
import type { Context } from "./context.ts";
import { features } from "./features.ts";
import { createHousekeepingJob } from "./housekeeping-job.ts";

/** Every job that a worker runs: those that belong to no feature, and those of the features. */
export const createJobs = (context: Context): readonly Job[] => [
  createHousekeepingJob(context),
  ...(context.backups ? [createBackupJob(context.backups, context)] : []),
  createOrphanSweepJob({
    ...context,
    readPairedAt: async () => (await findInstallation(context.db))?.pairedAt ?? null,
  }),
  ...features.flatMap((feature) => feature.jobs?.(context) ?? []),
];
