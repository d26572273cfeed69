import type { Job } from "../jobs/job.ts";
import type { Context } from "./context.ts";
import { createHousekeepingJob } from "./housekeeping-job.ts";

/** Every job that a worker runs. */
export const createJobs = (context: Context): readonly Job[] => [createHousekeepingJob(context)];
