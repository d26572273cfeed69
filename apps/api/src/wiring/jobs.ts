import { findInstallation } from "../features/installation/store.ts";
import { createPreviewMaker } from "../features/uploads/make-preview.ts";
import { createOrphanSweepJob } from "../features/uploads/orphan-sweep-job.ts";
import { createPreviewJob } from "../features/uploads/preview-job.ts";
import type { Job } from "../jobs/job.ts";
import type { Context } from "./context.ts";
import { createHousekeepingJob } from "./housekeeping-job.ts";

/** Every job that a worker runs. */
export const createJobs = (context: Context): readonly Job[] => [
  createHousekeepingJob(context),
  createPreviewJob({ ...context, makePreview: createPreviewMaker(context.log) }),
  createOrphanSweepJob({
    ...context,
    readPairedAt: async () => (await findInstallation(context.db))?.pairedAt ?? null,
  }),
];
